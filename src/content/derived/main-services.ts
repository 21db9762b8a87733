import { pathOf } from "#content/path-of.ts";
import { services } from "#content/service.ts";

/** The first three services, reduced to the fields of a card. */
export const mainServices = services.slice(0, 3).map(({ id, title, subTitle, summary, image }) => ({
  id,
  title,
  subTitle,
  text: summary,
  photo: image,
  to: pathOf("service", id),
}));
