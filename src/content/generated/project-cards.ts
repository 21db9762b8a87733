import { projectCard } from "#content/project-card.ts";
import { projects } from "#content/project.ts";
import type { ProjectCard } from "#content/schema.ts";

/** Every project without its body, in the order of their ids. */
export const projectCards: readonly ProjectCard[] = projects.map(projectCard);
