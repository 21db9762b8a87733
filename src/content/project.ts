import type { Project } from "#content/schema.ts";

/** The projects by file and by name. */
export const projectFiles: Readonly<Record<string, Readonly<Record<string, Project>>>> = import.meta.glob(
  "./project/*.ts",
  { eager: true },
);

/**
 * All projects, ordered by id, for build-time code and tests only; each has its own file in `project/`, named by its
 * id. Pages load a single project, and take lists from `derived/`.
 */
export const projects: readonly Project[] = Object.values(projectFiles)
  .flatMap((file) => Object.values(file))
  .toSorted((a, b) => Number(a.id) - Number(b.id));

/** The project with the given id, or `undefined`. */
export const projectById = (id: string | undefined): Project | undefined =>
  projects.find((project) => project.id === id);
