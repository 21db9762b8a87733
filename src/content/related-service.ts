import { advisoryServiceCards } from "#content/derived/advisory-service-cards.ts";
import { pathOf } from "#content/path-of.ts";
import type { Service } from "#content/schema.ts";
import { serviceIntros } from "#content/service-intro.ts";

/** The other services and the advisory service that goes with this one, each with the name of its drawing. */
export function relatedServices({ id, advisoryServiceId }: Service) {
  return [
    ...serviceIntros
      .filter((service) => service.id !== id)
      .map((other) => ({
        title: other.title,
        text: other.summary,
        to: pathOf("service", other.id),
        drawing: other.drawing,
        icon: undefined,
      })),
    ...advisoryServiceCards
      .filter((card) => card.id === advisoryServiceId)
      .map(({ title, description, id: advisoryId, icon }) => ({
        title,
        text: description,
        to: pathOf("advisory-service", advisoryId),
        drawing: undefined,
        icon,
      })),
  ];
}
