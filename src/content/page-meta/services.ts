import { listPages } from "#content/record-metadata.ts";
import type { PageMeta } from "#content/schema-page.ts";

export const servicesMeta: PageMeta = {
  ...listPages.services,
  description:
    "Engineering and development, direct manufacturing, sourcing and logistics: what Korvane does, and how the three fit together.",
};
