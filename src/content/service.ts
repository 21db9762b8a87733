import type { Service } from "#content/schema";
import { engineering } from "#content/service/engineering";
import { logistics } from "#content/service/logistics";
import { manufacturing } from "#content/service/manufacturing";

/** The three services of the company. Each has its own file in `service/`. */
export const services: readonly Service[] = [engineering, manufacturing, logistics];

/** The service of an id; nothing for an id that names none. */
export const serviceById = (id: string | undefined): Service | undefined =>
  services.find((service) => service.id === id);
