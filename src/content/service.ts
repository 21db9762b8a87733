import type { Service } from "#content/schema.ts";
import { engineering } from "#content/service/engineering.ts";
import { logistics } from "#content/service/logistics.ts";
import { manufacturing } from "#content/service/manufacturing.ts";

/** The three services; each has its own file in `service/`. */
export const services: readonly Service[] = [engineering, manufacturing, logistics];

/** The service with the given id, or `undefined`. */
export const serviceById = (id: string | undefined): Service | undefined =>
  services.find((service) => service.id === id);
