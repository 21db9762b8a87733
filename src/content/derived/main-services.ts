import { pathOf } from "#content/path-of.ts";
import { serviceCards } from "#content/service-card.ts";

/** The first three services as rows of a list. */
export const mainServices = serviceCards.map(({ id, title, summary }) => ({
  title,
  text: summary,
  to: pathOf("service", id),
}));
