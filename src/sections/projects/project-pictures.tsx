import { cx } from "class-variance-authority";
import { pathOf } from "#content/path-of.ts";
import type { ProjectCard } from "#content/schema.ts";
import { drawingNumber } from "#lib/format/text.ts";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Picture } from "#ui/picture.tsx";

export type ProjectPicturesProps = {
  /** The projects, in their order; an odd number fills all rows. */
  projects: readonly ProjectCard[];
};

/**
 * Projects as an index of objects in two columns, the first one large in a row of its own; in small windows in a row that
 * scrolls. A click anywhere on an entry follows its title.
 */
export function ProjectPictures({ projects }: ProjectPicturesProps) {
  return (
    <ul role="list" className="max-sm:snap-row sm:grid md:grid-cols-2 md:gap-x-12">
      {projects.map(({ id, title, discipline, summary, image }, index) => (
        <li
          key={id}
          className="group ruled relative flex gap-4 border-t-thin border-control py-4 max-sm:flex-col sm:items-center sm:gap-8 md:first:col-span-2 md:first:gap-12"
        >
          <div className="shrink-0 transition-transform duration-slow ease-standard group-hover:-translate-y-2 sm:w-2/5 sm:group-first:w-1/2">
            <Picture
              {...image}
              ratio="photo"
              sizes={
                index === 0 ? "(width < 37.5rem) 17rem, 47rem" : "(width < 37.5rem) 17rem, (width < 60rem) 40vw, 18rem"
              }
            />
          </div>
          <div className="flex min-w-0 flex-col gap-2 sm:flex-1">
            <p className="flex flex-wrap gap-x-4 data-text text-caption text-secondary">
              <span>{drawingNumber(id)}</span>
              <span>{discipline}</span>
            </p>
            <Heading level={3} size={index === 0 ? "lg" : "sm"}>
              <Link to={pathOf("project", id)} variant="stretched">
                {title}
              </Link>
            </Heading>
            <p className={cx("text-secondary", index === 0 ? "max-w-prose sm:text-lead" : "sm:text-small")}>
              {summary}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
