import type { ReactNode } from "react";
import { pathOf } from "#content/path-of.ts";
import type { Site } from "#content/schema-page.ts";
import type { AdvisoryService } from "#content/schema.ts";
import type { Photo } from "#lib/image/picture.ts";
import { AdvisoryDrawing } from "#sections/services/advisory-drawing.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Picture } from "#ui/picture.tsx";

export type AdvisoryTopicsProps = {
  /** The services, in their order. */
  advisoryServices: readonly Pick<AdvisoryService, "id" | "title" | "description" | "icon">[];
  /** The telephone that all topics share. */
  phone: Photo;
  site: Pick<Site, "phone" | "phoneHref">;
  /** Below the number, such as a video button. */
  children?: ReactNode;
};

/**
 * The advisory services as rows with drawings, beside one telephone and its number, which stay in view; in small windows below it.
 */
export function AdvisoryTopics({ advisoryServices, phone, site, children }: AdvisoryTopicsProps) {
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <div className="flex flex-col gap-4 lg:sticky lg:top-header">
          <div className="max-lg:aspect-wide">
            <Picture {...phone} ratio="fill" sizes="(width < 60rem) 100vw, 40vw" />
          </div>
          <p className="display-text text-headline font-medium xl:text-heading">
            <Link to={site.phoneHref} variant="quiet">
              {site.phone}
            </Link>
          </p>
          <p className="text-caption text-secondary">A sample number: it does not ring.</p>
          {children}
        </div>
      </div>
      <ul role="list" className="lg:col-span-7">
        {advisoryServices.map(({ id, title, description, icon }) => (
          <li
            key={id}
            className="group ruled relative flex items-center gap-4 border-t-thin border-control py-6 sm:gap-6 narrow:flex-wrap"
          >
            <div className="flex min-w-0 flex-1 flex-col gap-2 narrow:flex-auto">
              <Heading level={3}>
                <Link to={pathOf("advisory-service", id)} variant="stretched">
                  {title}
                </Link>
              </Heading>
              <p className="max-w-prose text-secondary">{description}</p>
            </div>
            {/* labels would be too small in a small window */}
            <div className="w-1/3 shrink-0 sm:hidden">
              <AdvisoryDrawing icon={icon} labels="none" />
            </div>
            <div className="w-2/5 shrink-0 transition-transform duration-slow ease-standard group-hover:scale-hover max-sm:hidden">
              <AdvisoryDrawing icon={icon} labels="large" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
