import { pathOf } from "#content/path-of.ts";
import type { ProjectCard } from "#content/schema.ts";
import { IndexList } from "#sections/shared/index-list.tsx";

export type ProjectIndexProps = {
  /** The projects, in their order. */
  projects: readonly Pick<ProjectCard, "id" | "title" | "discipline" | "summary">[];
};

/** Projects as rows of a list with their drawing numbers; a click anywhere on a row follows its title. */
export function ProjectIndex({ projects }: ProjectIndexProps) {
  return (
    <IndexList
      items={projects.map(({ id, title, discipline, summary }) => ({
        to: pathOf("project", id),
        title,
        text: summary,
        reference: `KV-${id.padStart(3, "0")}`,
        detail: discipline,
      }))}
    />
  );
}
