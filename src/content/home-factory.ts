import { heroSlides } from "#content/hero-slide.ts";
import type { HomeContent } from "#content/schema-page.ts";

const [, manufacturing] = heroSlides;
if (!manufacturing) throw new Error("src/content/hero-slide.ts: the manufacturing slide is missing.");

/** Content of `/home4` only. */
export const factory: HomeContent = {
  meta: {
    title: "Direct manufacturing",
    description:
      "Your product in an audited factory, with Korvane's liaisons at the line: first article, daily report and inspection before packing.",
  },
  hero: {
    eyebrow: "Direct manufacturing",
    title: "Your line, with our people at it",
    text: "We place your product in an audited factory and stay: a liaison at the first article, a report on every day of production, an inspection before anything is packed.",
    action: { label: "Plan a production run", to: "/contact" },
    photo: { picture: manufacturing.wide, alt: manufacturing.alt },
    mobile: manufacturing.mobile,
    facts: [
      { term: "First article", detail: "Every dimension on the drawing" },
      { term: "Daily report", detail: "Yield, stops and photographs" },
      { term: "Final inspection", detail: "Before the cartons close" },
      { term: "Where", detail: "14 sites, North America and Asia" },
    ],
  },
};
