import type { PageMeta } from "#content/schema-page.ts";

export const siteMapMeta: PageMeta = {
  path: "/site-map",
  title: "Site map",
  description:
    "Every page of Korvane by kind: services, projects, people, posts and books, and the same pages in other layouts.",
};
