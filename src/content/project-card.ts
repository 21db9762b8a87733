import type { Project, ProjectCard } from "#content/schema.ts";

/** The note below every list of projects. */
export const projectsNote = "Sample projects of a fictitious company.";

/** Reduces a project to the fields of a card. */
export const projectCard = ({ id, title, discipline, summary, image, drawing, size }: Project): ProjectCard => ({
  id,
  title,
  discipline,
  summary,
  image,
  drawing,
  size,
});

/** Other projects, beginning with the next one; those of the same discipline come first. */
export const relatedProjects = (
  { id, discipline }: Pick<ProjectCard, "id" | "discipline">,
  cards: readonly ProjectCard[],
  limit = 3,
): ProjectCard[] =>
  [...cards, ...cards]
    .slice(cards.findIndex((card) => card.id === id) + 1)
    .slice(0, cards.length - 1)
    .toSorted((a, b) => Number(b.discipline === discipline) - Number(a.discipline === discipline))
    .slice(0, limit);
