import type { Project, ProjectCard } from "#content/schema.ts";

/** Where the projects come from. */
export const projectsNote = "Sample projects of a fictitious company.";

/** A project without its body. */
export const projectCard = ({ id, title, discipline, summary, image }: Project): ProjectCard => ({
  id,
  title,
  discipline,
  summary,
  image,
});

/** Other projects, those of the same discipline first. */
export const relatedProjects = (
  { id, discipline }: Pick<ProjectCard, "id" | "discipline">,
  cards: readonly ProjectCard[],
  most = 3,
): ProjectCard[] =>
  cards
    .filter((card) => card.id !== id)
    .toSorted((a, b) => Number(b.discipline === discipline) - Number(a.discipline === discipline))
    .slice(0, most);
