import type { ProjectCard } from "#content/schema.ts";
import { CardPhoto } from "#ui/card-photo.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";

export type ProjectCardsProps = { projects: readonly ProjectCard[] };

/** A grid of project cards, in small windows a row that scrolls; a click anywhere on a card follows its title. */
export function ProjectCards({ projects }: ProjectCardsProps) {
  return (
    <ul role="list" className="snap-row grid gap-x-6 gap-y-12 max-sm:flex sm:grid-cols-2 md:grid-cols-3">
      {projects.map(({ id, title, discipline, summary, image }) => (
        <li key={id} className="group relative flex flex-col gap-4">
          <CardPhoto photo={image} radius="card" />
          <div className="flex flex-col gap-1">
            <p className="flex justify-between text-caption font-medium text-accent">
              {discipline}
              <span aria-hidden="true" className="text-secondary tabular-nums">
                KV-{id.padStart(3, "0")}
              </span>
            </p>
            <Heading level={3} size="title">
              <Link to={`/project-single/${id}`} variant="stretched">
                {title}
              </Link>
            </Heading>
            <p className="text-small text-secondary">{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
