import type { PageMeta } from "#content/schema-page.ts";

export const projectsMeta: PageMeta = {
  path: "/project",
  title: "Projects",
  description: "Twelve projects, from a gear train to a grow light: the brief, the approach and the results of each.",
};
