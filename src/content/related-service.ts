import { advisoryServiceById } from "#content/advisory-service.ts";
import type { Service } from "#content/schema.ts";
import { services } from "#content/service.ts";

/** The other services, and the advisory service that goes with this one. */
export function relatedServices({ id, advisoryServiceId }: Service) {
  const others = services.filter((service) => service.id !== id);
  const advisoryService = advisoryServiceById(advisoryServiceId);
  return [
    ...others.map((other) => ({
      id: other.id,
      title: other.title,
      subTitle: other.subTitle,
      text: other.summary,
      photo: other.image,
      to: `/services/${other.id}`,
    })),
    ...(advisoryService
      ? [
          {
            id: `advisory-service-${advisoryService.id}`,
            title: advisoryService.title,
            subTitle: "Advisory service",
            text: advisoryService.description,
            photo: advisoryService.image,
            to: `/service-single/${advisoryService.id}`,
          },
        ]
      : []),
  ];
}
