import type { BureauContent } from "#content/schema-page.ts";

/** Content of `/home2` only; its hero shows the slides of `hero-slide.ts`. */
export const bureau: BureauContent = {
  meta: {
    title: "Engineering bureau",
    description:
      "Engineering, manufacturing and logistics under one roof: what Korvane does, who does it, and projects with their results.",
  },
  headline: "Engineering that ships.",
};
