import { cx } from "class-variance-authority";
import { pathOf } from "#content/path-of.ts";
import type { ProjectCard } from "#content/schema.ts";
import { drawingNumber } from "#lib/format/text.ts";
import { Exhibit } from "#sections/projects/exhibit.tsx";
import { StepDrawing } from "#sections/shared/step-drawing.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";

export type RelatedProjectsProps = {
  /** The projects, of which the first is shown with its object. */
  projects: readonly ProjectCard[];
};

/**
 * Other projects: the first as an object on its shelf beside its title, the others with their line drawings in two columns below; a click
 * anywhere on one follows its title.
 */
export function RelatedProjects({ projects }: RelatedProjectsProps) {
  return (
    <ul role="list" className="grid grid-cols-1 gap-x-6 sm:grid-cols-12 md:gap-x-12">
      {projects.map(({ id, title, discipline, summary, image, drawing }, index) => (
        <li
          key={id}
          className={cx(
            "group relative",
            index === 0
              ? "sm:col-span-12 sm:grid sm:grid-cols-12 sm:items-center sm:gap-x-6 sm:pb-10 md:gap-x-12"
              : "flex items-end gap-6 py-5 sm:col-span-6 narrow:flex-col narrow:items-stretch",
          )}
        >
          {index === 0 && (
            <div className="stage flex items-end overflow-x-clip border-b-thick border-strong pt-8 sm:col-span-6">
              <Exhibit id={id} image={image} sizes="(width < 37.5rem) 100vw, (width < 94rem) 48vw, 45rem" />
            </div>
          )}
          {index > 0 && (
            <div className="w-2/5 shrink-0 border-b-thick border-strong narrow:w-full">
              <StepDrawing drawing={drawing} size="thumbnail" />
            </div>
          )}
          <div className={cx("flex flex-col gap-2", index === 0 && "max-sm:py-5 sm:col-span-6")}>
            {/* positioned, because the shadow of the object would cover it */}
            <p className="relative flex flex-wrap gap-x-4 data-text text-caption text-secondary">
              <span>{drawingNumber(id)}</span>
              <span>{discipline}</span>
            </p>
            <Heading level={3} size={index === 0 ? "lg" : "md"}>
              <Link to={pathOf("project", id)} variant="stretched">
                {title}
              </Link>
            </Heading>
            <p className={cx("max-w-photo text-secondary max-sm:hidden", index === 0 && "md:text-lead")}>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
