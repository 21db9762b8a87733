import { projectCard } from "#content/project-card.ts";
import { projects } from "#content/project.ts";
import type { ProjectCard } from "#content/schema.ts";

const ids = ["2", "8", "11"];

/** The projects on the shelf of the home page, without summaries; a separate file keeps the chunk of that page small. */
export const featuredProjects: readonly Omit<ProjectCard, "summary">[] = projects
  .filter(({ id }) => ids.includes(id))
  .map((project) => {
    const { summary: _, ...card } = projectCard(project);
    return card;
  });
