import type { Service } from "#content/schema.ts";
import { engineering } from "#content/service/engineering.ts";
import { logistics } from "#content/service/logistics.ts";
import { manufacturing } from "#content/service/manufacturing.ts";

/** The three services of the company. Each has its own file in `service/`. */
export const services: readonly Service[] = [engineering, manufacturing, logistics];

/** The service of an id; nothing for an id that names none. */
export const serviceById = (id: string | undefined): Service | undefined =>
  services.find((service) => service.id === id);
