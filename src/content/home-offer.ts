import { packaging } from "#content/project-photo.ts";
import type { HomeContent } from "#content/schema-page.ts";

/** Content of `/home7` only. */
export const offer: HomeContent = {
  meta: {
    title: "Consulting by the month",
    description:
      "A Korvane consultant beside your product by the month: three sample plans, what happens after you write, and a form to begin with.",
  },
  hero: {
    eyebrow: "Consulting by the month",
    title: "An engineer beside your product, all year",
    text: "Costing, suppliers, certificates, freight: the questions come one at a time. Keep somebody at hand who has answered them before, and end it at the end of any month.",
    action: { label: "Ask for an offer", to: "/home7#contact" },
    photo: packaging,
    facts: [
      { term: "Answer", detail: "On the next working day" },
      { term: "Term", detail: "One month at a time" },
      { term: "Drawings and data", detail: "Remain yours" },
    ],
  },
  steps: [
    {
      title: "Write two sentences",
      text: "What you make, and what stands in its way. A drawing helps and is not needed.",
    },
    {
      title: "Talk for half an hour",
      text: "An engineer calls, asks what is missing and says honestly whether we can help.",
    },
    {
      title: "Read one page",
      text: "The offer: what we will do, who will do it, what it costs and when it ends.",
    },
    {
      title: "Begin on Monday",
      text: "You get a name and a number. The first answer comes within the week.",
    },
  ],
};
