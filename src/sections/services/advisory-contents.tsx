import { pathOf } from "#content/path-of.ts";
import type { AdvisoryService } from "#content/schema.ts";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";

export type AdvisoryContentsProps = {
  /** The services, in their order. */
  advisoryServices: readonly Pick<AdvisoryService, "id" | "title" | "description">[];
};

/** The advisory services as a table of contents, whose dotted lines lead to their numbers; the link of a title covers its entry. */
export function AdvisoryContents({ advisoryServices }: AdvisoryContentsProps) {
  return (
    <ul role="list" className="grid border-t-bar border-strong md:grid-cols-2 md:gap-x-20">
      {advisoryServices.map(({ id, title, description }) => (
        <li key={id} className="group relative flex flex-col gap-2 py-6 md:py-8">
          <div className="flex items-baseline gap-4 narrow:block">
            <Heading level={3} size="lg">
              <Link to={pathOf("advisory-service", id)} variant="stretched">
                {title}
              </Link>
            </Heading>
            <span aria-hidden="true" className="flex-1 border-b-thick border-dotted border-control" />
            <span aria-hidden="true" className="data-text text-lead whitespace-nowrap">
              A-{id.padStart(2, "0")}
            </span>
          </div>
          <p className="max-w-prose text-secondary">{description}</p>
        </li>
      ))}
    </ul>
  );
}
