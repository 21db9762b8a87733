import { pathOf } from "#content/path-of.ts";
import { serviceCards, serviceIcons } from "#content/service-card.ts";

/** The first three services as rows with icons. */
export const mainServices = serviceCards.map(({ id, title, summary }) => ({
  title,
  text: summary,
  icon: serviceIcons[id],
  to: pathOf("service", id),
}));
