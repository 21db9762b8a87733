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
};

/** The advisory services as large rows with drawings, beside one telephone and its number, which stay in view. */
export function AdvisoryTopics({ advisoryServices, phone, site }: AdvisoryTopicsProps) {
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
      <div>
        <div className="flex flex-col gap-4 md:sticky md:top-header">
          <Picture {...phone} ratio="photo" sizes="(width < 60rem) 100vw, 40vw" />
          <p className="display-text text-headline font-medium">
            <Link to={site.phoneHref} variant="quiet">
              {site.phone}
            </Link>
          </p>
          <p className="text-caption text-secondary">A sample number: it does not ring.</p>
        </div>
      </div>
      <ul role="list">
        {advisoryServices.map(({ id, title, description, icon }) => (
          <li
            key={id}
            className="group ruled relative flex items-center gap-6 border-t-thin border-control py-6 max-sm:flex-col max-sm:items-start max-sm:gap-2"
          >
            <div className="flex min-w-0 flex-1 flex-col gap-2">
              <Heading level={3}>
                <Link to={pathOf("advisory-service", id)} variant="stretched">
                  {title}
                </Link>
              </Heading>
              <p className="max-w-prose text-secondary">{description}</p>
            </div>
            <div className="w-3/5 shrink-0 transition-transform duration-slow ease-standard group-hover:scale-hover sm:w-2/5">
              <AdvisoryDrawing icon={icon} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
