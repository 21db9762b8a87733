import { cx } from "class-variance-authority";
import { pathOf } from "#content/path-of.ts";
import type { ProjectCard } from "#content/schema.ts";
import { drawingNumber } from "#lib/format/text.ts";
import { BackNumber, Exhibit } from "#sections/projects/exhibit.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";

export type RelatedProjectsProps = {
  /** The projects, of which the first is shown with its object. */
  projects: readonly ProjectCard[];
};

/** Other projects: the first as an object on its shelf, the others as large titles, from `sm` on beside it; a click anywhere on one follows its title. */
export function RelatedProjects({ projects }: RelatedProjectsProps) {
  return (
    <ul role="list" className="grid grid-cols-1 gap-x-6 sm:auto-rows-fr sm:grid-cols-12 md:gap-x-12">
      {projects.map(({ id, title, discipline, summary, image }, index) => (
        <li
          key={id}
          className={cx(
            "group relative flex flex-col",
            index === 0 ? "sm:col-span-5 sm:row-span-2" : "ruled border-t-thick border-strong py-5 sm:col-span-7",
          )}
        >
          {index === 0 && (
            <div className="stage flex items-end overflow-x-clip border-b-thick border-strong pt-8">
              <Exhibit id={id} image={image} sizes="(width < 37.5rem) 100vw, (width < 94rem) 40vw, 37rem" />
            </div>
          )}
          <div className={cx("flex grow flex-col gap-2", index === 0 && "py-5")}>
            {/* positioned, because the shadow of the object would cover it */}
            <p className="relative flex grow flex-wrap content-start gap-x-4 data-text text-caption text-secondary">
              <span>{drawingNumber(id)}</span>
              <span>{discipline}</span>
            </p>
            <Heading level={3}>
              <Link to={pathOf("project", id)} variant="stretched">
                {title}
              </Link>
            </Heading>
            <p className={cx("max-w-photo text-secondary max-sm:hidden", index > 0 && "md:text-lead")}>{summary}</p>
          </div>
          {index > 0 && (
            <div className="absolute end-0 top-5 aspect-photo w-40 max-md:hidden">
              <BackNumber value={id} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
