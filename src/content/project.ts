import type { Project } from "#content/schema.ts";

/**
 * Twelve pieces of work, whole, in the order of their ids. Each has its own file in `project/`, named by its id. Pages
 * take one at a time, and lists of them from `generated/`: this is for what runs at build time.
 */
export const projects: readonly Project[] = Object.values(
  import.meta.glob<Record<string, Project>>("./project/*.ts", { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .toSorted((a, b) => Number(a.id) - Number(b.id));

/** The project of an id; nothing for an id that names none. */
export const projectById = (id: string | undefined): Project | undefined =>
  projects.find((project) => project.id === id);
