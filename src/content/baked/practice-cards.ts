import { practices } from "#content/practice";
import type { Practice } from "#content/schema";

/** Every advisory practice without its body. */
export const practiceCards: readonly Pick<Practice, "id" | "title" | "description" | "icon" | "image">[] =
  practices.map(({ id, title, description, icon, image }) => ({ id, title, description, icon, image }));
