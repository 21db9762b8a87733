import type { BureauContent } from "#content/schema-page.ts";

/** Content of `/home2` only; its hero shows the slides of `hero-slide.ts`. */
export const bureau: BureauContent = {
  meta: {
    title: "Engineering bureau",
    description:
      "Korvane as an engineering bureau: three services under one roof, the people who answer for them, and work with its numbers.",
  },
  headline: "Engineering that ships.",
};
