import { advisoryServices } from "#content/advisory-service.ts";
import type { AdvisoryService } from "#content/schema.ts";

/** All advisory services, reduced to the fields of a card. */
export const advisoryServiceCards: readonly Pick<AdvisoryService, "id" | "title" | "description" | "icon">[] =
  advisoryServices.map(({ id, title, description, icon }) => ({ id, title, description, icon }));
