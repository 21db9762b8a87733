import { practices } from "#content/advisory-service.ts";
import type { Practice } from "#content/schema.ts";

/** Every advisory practice without its body. */
export const practiceCards: readonly Pick<Practice, "id" | "title" | "description" | "icon" | "image">[] =
  practices.map(({ id, title, description, icon, image }) => ({ id, title, description, icon, image }));
