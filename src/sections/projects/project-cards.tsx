import { cva } from "class-variance-authority";
import { pathOf } from "#content/path-of.ts";
import type { ProjectCard } from "#content/schema.ts";
import { CardPhoto } from "#ui/card-photo.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import type { VariantProps } from "#ui/variant-props.ts";

const list = cva("grid gap-x-6 gap-y-12 sm:grid-cols-2 md:grid-cols-3", {
  variants: {
    /** `selection`: a few projects, in small windows a row that scrolls; `index`: all of them. @default selection */
    layout: { selection: "snap-row max-sm:flex", index: "xl:grid-cols-4" },
  },
  defaultVariants: { layout: "selection" },
});

export type ProjectCardsProps = VariantProps<typeof list> & {
  /** The projects, in the order of the cards. */
  projects: readonly ProjectCard[];
};

/** A grid of project cards; a click anywhere on a card follows its title. */
export function ProjectCards({ projects, layout }: ProjectCardsProps) {
  return (
    <ul role="list" className={list({ layout })}>
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
            <Heading level={3} size="sm">
              <Link to={pathOf("project", id)} variant="stretched">
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
