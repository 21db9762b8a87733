import type { PageMeta } from "#content/schema-page.ts";

export const projectsMeta: PageMeta = {
  path: "/project",
  title: "Projects",
  description:
    "Twelve projects, from a gear train to a grow light: what the client asked for, how we did it and what came of it.",
};
