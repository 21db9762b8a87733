import { heroSlides } from "#content/hero-slide.ts";
import type { HomeContent } from "#content/schema-page.ts";

const [, line] = heroSlides;
if (!line) throw new Error("The slide of the factory line is missing.");

/** The words that the factory floor has for itself. */
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
    photo: { picture: line.wide, alt: line.alt },
    mobile: line.mobile,
    facts: [
      { term: "First article", detail: "Every dimension on the drawing" },
      { term: "Daily report", detail: "Yield, stops and photographs" },
      { term: "Final inspection", detail: "Before the cartons close" },
      { term: "Where", detail: "14 sites, North America and Asia" },
    ],
  },
};
