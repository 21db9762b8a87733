import type { PageMeta } from "#content/schema-page.ts";

export const homeMeta: PageMeta = {
  path: "/",
  title: "From idea to market",
  description:
    "Korvane engineers products, has them made in audited factories and delivers them, with consultants across North America and Asia.",
};
