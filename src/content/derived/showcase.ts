import { projectCard } from "#content/project-card.ts";
import { projectById } from "#content/project.ts";
import type { Project, ProjectCard } from "#content/schema.ts";
import { gatewayInService } from "#content/service-photo.ts";

/** A project card with the results of the project. */
export type Showcase = ProjectCard & Pick<Project, "results">;

const showcase = (id: string): Showcase => {
  const project = projectById(id);
  if (!project) throw new Error(`src/content/derived/showcase.ts: there is no project with the id "${id}".`);
  return { ...projectCard(project), results: project.results };
};

/** The case study of each home page that features one; the first in service, since its own picture is on six pages. */
export const showcases = {
  caseStudy: { ...showcase("7"), image: gatewayInService },
  studio: showcase("3"),
  factory: showcase("12"),
};
