import { projectCard } from "#content/project-card.ts";
import { projects } from "#content/project.ts";
import type { ProjectCard } from "#content/schema.ts";

/** All projects, reduced to the fields of a card and ordered by id. */
export const projectCards: readonly ProjectCard[] = projects.map(projectCard);
