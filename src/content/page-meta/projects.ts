import type { PageMeta } from "#content/schema-page.ts";

export const projectsMeta: PageMeta = {
  path: "/project",
  title: "Projects",
  description:
    "Twelve pieces of work, from a gear train to a light for seedlings: what was asked of Korvane, how it was done and what came of it.",
};
