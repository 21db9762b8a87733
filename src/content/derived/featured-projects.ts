import { projectCard } from "#content/project-card.ts";
import { projects } from "#content/project.ts";
import type { ProjectCard } from "#content/schema.ts";

const ids = ["1", "3", "5", "6", "7", "11"];

/** The projects in the grid of the home page; a separate file keeps the chunk of that page small. */
export const featuredProjects: readonly ProjectCard[] = projects.filter(({ id }) => ids.includes(id)).map(projectCard);
