import { heroSlides } from "#content/hero-slide.ts";
import type { HomeContent } from "#content/schema-page.ts";

const [, manufacturing] = heroSlides;
if (!manufacturing) throw new Error("src/content/hero-slide.ts: the manufacturing slide is missing.");

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
    photo: { picture: manufacturing.wide, alt: manufacturing.alt },
    mobile: manufacturing.mobile,
    facts: [
      { term: "First article", detail: "Every dimension on the drawing" },
      { term: "Daily report", detail: "Yield, downtime and photos" },
      { term: "Final inspection", detail: "Before cartons are sealed" },
      { term: "Where", detail: "14 sites, North America and Asia" },
    ],
  },
};
