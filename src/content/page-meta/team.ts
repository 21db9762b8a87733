import { listPages } from "#content/record-metadata.ts";
import type { PageMeta } from "#content/schema-page.ts";

export const teamMeta: PageMeta = {
  ...listPages.team,
  description:
    "Meet the people at Korvane: what each of them does, where they learned it, and which languages they speak.",
};
