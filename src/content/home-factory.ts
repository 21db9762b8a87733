import type { HomeContent } from "#content/schema-page.ts";

/** Content of `/home4` only. */
export const factory: HomeContent = {
  meta: {
    path: "/home4",
    title: "Production in audited factories",
    description:
      "Your product in an audited factory, with Korvane’s liaisons on the line: first article, daily report and final inspection.",
  },
  hero: {
    eyebrow: "Direct manufacturing",
    title: "Your production line, our people on it",
    text: "We place your product in an audited factory and stay with it: a liaison at the first article, a report every production day, and an inspection before anything ships.",
    action: { label: "Plan a production run", to: "/contact" },
  },
};
