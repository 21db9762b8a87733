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

/** Projects as an index of objects in two columns, the first one large in a row of its own; a click anywhere on an entry follows its title. */
export function ProjectPictures({ projects }: ProjectPicturesProps) {
  return (
    <ul role="list" className="grid md:grid-cols-2 md:gap-x-12">
      {projects.map(({ id, title, discipline, summary, image }, index) => (
        <li
          key={id}
          className="group ruled relative flex items-center gap-4 border-t-thin border-control py-4 first:max-sm:flex-col first:max-sm:items-start sm:gap-8 md:first:col-span-2 md:first:gap-12 narrow:block"
        >
          <div className="w-2/5 shrink-0 transition-transform duration-slow ease-standard group-first:w-full group-hover:-translate-y-2 sm:group-first:w-1/2 narrow:w-full">
            <Picture
              {...image}
              ratio="photo"
              sizes={index === 0 ? "(width < 37.5rem) 100vw, 47rem" : "(width < 60rem) 40vw, 18rem"}
            />
          </div>
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <p className="flex flex-wrap gap-x-4 data-text text-caption text-secondary">
              <span>{drawingNumber(id)}</span>
              <span>{discipline}</span>
            </p>
            <Heading level={3} size={index === 0 ? "lg" : "sm"}>
              <Link to={pathOf("project", id)} variant="stretched">
                {title}
              </Link>
            </Heading>
            <p
              className={
                index === 0 ? "max-w-prose text-lead text-secondary" : "text-small text-secondary max-sm:hidden"
              }
            >
              {summary}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
