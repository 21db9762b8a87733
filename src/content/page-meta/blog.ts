import { listPages } from "#content/record-metadata.ts";
import type { PageMeta } from "#content/schema-page.ts";

export const blogMeta: PageMeta = {
  ...listPages.blog,
  description:
    "Notes from engineers and liaisons on design, factories and freight, for people who bring physical products to market.",
};

export const latestNewsMeta: PageMeta = {
  path: "/blog-left-sidebar",
  canonical: "/blog",
  cardTitle: blogMeta.title,
  title: "Latest News",
  description:
    "The latest posts by Korvane’s engineers and liaisons, with search, categories and tags in a sidebar on the left.",
};

export const allPostsMeta: PageMeta = {
  path: "/blog-fullwidth",
  canonical: "/blog",
  cardTitle: blogMeta.title,
  title: "All posts",
  description:
    "Every post on design, factories and freight by Korvane’s engineers and liaisons, in one full-width list.",
};
