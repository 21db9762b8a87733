import { projects } from "#content/project";
import { projectCard } from "#content/project-card";
import type { ProjectCard } from "#content/schema";

/** Every project without its body, in the order of their ids. */
export const projectCards: readonly ProjectCard[] = projects.map(projectCard);
