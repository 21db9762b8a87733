import { advisoryServiceCards } from "#content/derived/advisory-service-cards.ts";
import { pathOf } from "#content/path-of.ts";
import type { Service } from "#content/schema.ts";
import { serviceIntros } from "#content/service-intro.ts";

/** The other services, and the advisory service that goes with this one. */
export function relatedServices({ id, advisoryServiceId }: Service) {
  const others = serviceIntros.filter((service) => service.id !== id);
  const advisoryService = advisoryServiceCards.find((card) => card.id === advisoryServiceId);
  return [
    ...others.map((other) => ({
      title: other.title,
      text: other.summary,
      to: pathOf("service", other.id),
    })),
    ...(advisoryService
      ? [
          {
            title: advisoryService.title,
            text: advisoryService.description,
            to: pathOf("advisory-service", advisoryService.id),
          },
        ]
      : []),
  ];
}
