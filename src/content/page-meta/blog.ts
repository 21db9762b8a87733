import type { PageMeta } from "#content/schema-page.ts";

export const blogMeta: PageMeta = {
  path: "/blog",
  title: "Blog",
  description:
    "Notes from engineers and liaisons on design, factories and freight, for people who bring physical products to market.",
};

export const latestNewsMeta: PageMeta = {
  path: "/blog-left-sidebar",
  title: "Latest News",
  description:
    "The newest notes from Korvane's engineers and liaisons, with search, categories and tags beside them on the left.",
};

export const allPostsMeta: PageMeta = {
  path: "/blog-fullwidth",
  title: "All posts",
  description:
    "Every note on design, factories and freight from Korvane's engineers and liaisons, across the whole width of the page.",
};
