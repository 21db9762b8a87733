import { projectCard } from "#content/project-card.ts";
import { projects } from "#content/project.ts";
import type { ProjectCard } from "#content/schema.ts";

const featured = ["1", "3", "5", "6", "7", "11"];

/** The pieces of work that homes show. */
export const featuredProjects: readonly ProjectCard[] = projects
  .filter(({ id }) => featured.includes(id))
  .map(projectCard);
