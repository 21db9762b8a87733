import type { Service } from "#content/schema.ts";
import { explodedGateway, pallet, tool } from "#content/service-photo.ts";
import { serviceSummaries } from "#content/service-summary.ts";

const [engineering, manufacturing, logistics] = serviceSummaries;

/** What a card says of each service; the service's own file in `service/` adds the rest, for its page alone. */
export const serviceCards = [
  {
    ...engineering,
    subTitle: "Electrical & Mechanical Engineering",
    summary:
      "From a sketch to released drawings: mechanical, electrical, lighting and packaging design by engineers who know the line.",
    image: explodedGateway,
  },
  {
    ...manufacturing,
    subTitle: "Overseas & Domestic",
    summary:
      "Production in audited factories overseas and at home, with our own liaisons at the line from first article to final inspection.",
    image: tool,
  },
  {
    ...logistics,
    subTitle: "Production Oversight",
    summary:
      "The right factory, a price that follows the volume, goods checked before they leave, and one party responsible to your door.",
    image: pallet,
  },
] as const satisfies readonly Pick<Service, "id" | "title" | "subTitle" | "summary" | "image">[];
