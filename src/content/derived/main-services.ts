import { pathOf } from "#content/path-of.ts";
import { serviceIntros } from "#content/service-intro.ts";

/** The first three services as rows of a list. */
export const mainServices = serviceIntros.map(({ id, title, summary }) => ({
  title,
  text: summary,
  to: pathOf("service", id),
}));
