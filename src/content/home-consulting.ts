import { firstAnswer } from "#content/first-answer.ts";
import type { HomeContent } from "#content/schema-page.ts";

/** Content of `/home7` only. */
export const consulting: HomeContent = {
  meta: {
    path: "/home7",
    title: "Consulting by the month",
    description:
      "A Korvane consultant by the month: three sample plans, what happens after you contact us, and a form to get started.",
  },
  hero: {
    eyebrow: "Consulting by the month",
    title: "An engineer on your side, all year",
    text: "Costing, suppliers, certification, freight: someone on call who has answered it before. Cancel at the end of any month.",
    action: { label: "Request a quote", to: "/home7#contact" },
  },
  steps: firstAnswer,
};
