import { cx } from "class-variance-authority";
import { pathOf } from "#content/path-of.ts";
import type { ProjectCard } from "#content/schema.ts";
import { millimeters } from "#lib/format/text.ts";
import { Exhibit } from "#sections/projects/exhibit.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";

/** The columns of the places in two rows of a large window: large objects beside small ones. */
const places = ["md:col-span-5", "md:col-span-3", "md:col-span-4", "md:col-span-4", "md:col-span-3", "md:col-span-5"];

/** The widths of a picture in a place, whose last character is the number of its columns. */
const sizesOf = (place = "") => {
  const columns = Number(place.at(-1));
  const sizes = `(width < 37.5rem) 85vw, (width < 60rem) 50vw, (width < 94rem) ${columns * 8 - 1}vw, ${columns * 7.5 - 1.5}rem`;
  return sizes;
};

/** A project on the shelf; without a summary, its title is the whole caption. */
export type ShelfProject = Omit<ProjectCard, "summary"> & Partial<Pick<ProjectCard, "summary">>;

export type ProjectShelfProps = {
  /** The projects, in the order of their places. */
  projects: readonly ShelfProject[];
  /** The ids of the projects that a filter excludes. */
  dimmed?: ReadonlySet<string>;
};

/**
 * Projects as objects on a shelf with their captions below it, in small windows one below the other, or three in a row that
 * scrolls.
 *
 * Guarantees: a list with one link per project, its title, which a click anywhere on the project follows; a dimmed project
 * keeps its place in the grid and is inert; the numbers behind the objects and the dimension lines are decorative. On paper,
 * where Chromium splits the rows of a grid, projects are words of a line, which are never split.
 */
export function ProjectShelf({ projects, dimmed }: ProjectShelfProps) {
  const isOneRow = projects.length === 3;
  return (
    <ul
      role="list"
      className={cx(
        "print:block",
        isOneRow ? "max-md:snap-row md:grid md:grid-cols-12" : "grid grid-cols-1 gap-y-6 sm:grid-cols-12",
      )}
    >
      {projects.map((project, index) => (
        <li
          key={project.id}
          inert={dimmed?.has(project.id)}
          className={cx(
            "group relative row-span-2 grid content-start gap-y-0 print:inline-grid print:w-1/2 print:align-top",
            isOneRow
              ? "max-md:inert:hidden md:grid-rows-subgrid"
              : "max-sm:inert:hidden sm:col-span-6 sm:grid-rows-subgrid",
            places[index % places.length],
          )}
        >
          <div className={cx("stage sm:pt-8 print:h-card print:pt-0", isOneRow && "max-sm:-me-4")}>
            {/* a pixel longer, because the widths of columns are rounded */}
            <div className="absolute start-0 -end-px top-full border-t-thick border-strong" />
            <div className="flex h-full items-end pe-4 transition-opacity duration-base group-inert:opacity-dimmed max-md:aspect-photo sm:pe-6 md:group-nth-[3n]:pe-0">
              <Exhibit id={project.id} image={project.image} sizes={sizesOf(places[index % places.length])} />
            </div>
          </div>
          <Caption {...project} />
        </li>
      ))}
    </ul>
  );
}

function Caption({ id, title, discipline, summary, size }: ShelfProject) {
  return (
    <div className="flex flex-col gap-1 transition-opacity duration-base group-inert:opacity-muted sm:pe-6">
      {/* positioned, because the shadow of the object would cover it */}
      <p aria-hidden="true" className="relative dimension-line py-2 data-text text-caption">
        {millimeters(size.slice(0, 1))}
      </p>
      <p className="text-caption text-secondary">{discipline}</p>
      <Heading level={3} size="sm">
        <Link to={pathOf("project", id)} variant="stretched">
          {title}
        </Link>
      </Heading>
      {summary && <p className="text-secondary">{summary}</p>}
    </div>
  );
}
