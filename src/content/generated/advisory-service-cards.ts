import { advisoryServices } from "#content/advisory-service.ts";
import type { AdvisoryService } from "#content/schema.ts";

/** Every advisory practice without its body. */
export const advisoryServiceCards: readonly Pick<AdvisoryService, "id" | "title" | "description" | "icon" | "image">[] =
  advisoryServices.map(({ id, title, description, icon, image }) => ({ id, title, description, icon, image }));
