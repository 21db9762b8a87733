import type { Service } from "#content/schema.ts";
import { containerYard, screwAndGasket, turnedParts } from "#content/service-photo.ts";
import { serviceSummaries } from "#content/service-summary.ts";
import type { IconName } from "#lib/image/icon-name.ts";

const [engineering, manufacturing, logistics] = serviceSummaries;

/** The services as cards show them; the files in `service/` add the rest, and the picture of their pages. */
export const serviceCards = [
  {
    ...engineering,
    subTitle: "Electrical & Mechanical Engineering",
    summary:
      "From a sketch to released drawings: mechanical, electrical, lighting and packaging design by engineers who know the factory floor.",
    image: screwAndGasket,
  },
  {
    ...manufacturing,
    subTitle: "Overseas & Domestic",
    summary:
      "Production in audited factories overseas and at home, with our own liaisons on the line from first article to final inspection.",
    image: turnedParts,
  },
  {
    ...logistics,
    subTitle: "Production Oversight",
    summary:
      "The right factory, volume pricing, goods checked before they ship, and one partner responsible all the way to your door.",
    image: containerYard,
  },
] as const satisfies readonly Pick<Service, "id" | "title" | "subTitle" | "summary" | "image">[];

/** The icon of each service, by the id of the service. */
export const serviceIcons = { "1": "pencil-ruler", "2": "factory", "3": "truck" } as const satisfies Record<
  string,
  IconName
>;
