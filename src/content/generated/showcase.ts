import { projectCard } from "#content/project-card.ts";
import { projectById } from "#content/project.ts";
import type { Project, ProjectCard } from "#content/schema.ts";

const projectOf = (id: string) => {
  const project = projectById(id);
  if (!project) throw new Error(`Project ${id}, which a home shows, does not exist.`);
  return project;
};

/** A project that a home shows with what came of it. */
export type Showcase = ProjectCard & Pick<Project, "results">;

const showcase = (id: string): Showcase => {
  const project = projectOf(id);
  return { ...projectCard(project), results: project.results };
};

/** Each home that tells one case at length has its own. */
export const showcases = { studio: showcase("3"), factory: showcase("12") };
