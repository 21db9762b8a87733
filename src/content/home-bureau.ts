import type { BureauContent } from "#content/schema-page.ts";

/** The words that the bureau has for itself; it opens with the slides of `hero-slide.ts`. */
export const bureau: BureauContent = {
  meta: {
    title: "Engineering bureau",
    description:
      "Korvane as an engineering bureau: three services under one roof, the people who answer for them, and work with its numbers.",
  },
  headline: "Engineering that ships.",
};
