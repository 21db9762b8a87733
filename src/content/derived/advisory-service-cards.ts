import { advisoryServices } from "#content/advisory-service.ts";
import type { AdvisoryService } from "#content/schema.ts";

/** All advisory services, reduced to the fields of a card. */
export const advisoryServiceCards: readonly Pick<AdvisoryService, "id" | "title" | "description" | "icon" | "image">[] =
  advisoryServices.map(({ id, title, description, icon, image }) => ({ id, title, description, icon, image }));
