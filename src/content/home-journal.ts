import type { HomeContent } from "#content/schema-page.ts";

/** Content of `/home6` only. */
export const journal: HomeContent = {
  meta: {
    path: "/home6",
    title: "Journal",
    description:
      "Korvane’s journal: what engineers, liaisons and freight people learn at the drawing board, on factory floors and in transit.",
  },
  hero: {
    eyebrow: "Journal",
    title: "Notes from people who make things",
    text: "What we learn at the drawing board, on factory floors and in transit, written by the people who were there. Rather hand it over? Talk to us.",
    action: { label: "All posts", to: "/blog" },
  },
};
