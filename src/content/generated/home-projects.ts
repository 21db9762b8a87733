import { projectCard } from "#content/project-card.ts";
import { projectById, projects } from "#content/project.ts";
import type { Project, ProjectCard } from "#content/schema.ts";

const featuredIds = ["1", "3", "5", "6", "7", "11"];

/** The projects in the grid of the home page. */
export const featuredProjects: readonly ProjectCard[] = projects
  .filter(({ id }) => featuredIds.includes(id))
  .map(projectCard);

/** A project card with the results of the project. */
export type Showcase = ProjectCard & Pick<Project, "results">;

const showcase = (id: string): Showcase => {
  const project = projectById(id);
  if (!project) throw new Error(`src/content/generated/home-projects.ts: there is no project with the id "${id}".`);
  return { ...projectCard(project), results: project.results };
};

/** The case study of each home page that features one. */
export const showcases = { studio: showcase("3"), factory: showcase("12") };
