import type { Service } from "#content/schema.ts";
import { serviceIntros } from "#content/service-intro.ts";
import { containerYard, screwAndGasket, turnedParts } from "#content/service-photo.ts";

const [engineering, manufacturing, logistics] = serviceIntros;

/** The services as cards show them; the files in `service/` add the rest, and the picture of their pages. */
export const serviceCards = [
  { ...engineering, image: screwAndGasket },
  { ...manufacturing, image: turnedParts },
  { ...logistics, image: containerYard },
] as const satisfies readonly Pick<Service, "id" | "title" | "subTitle" | "summary" | "image">[];
