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
  steps: [
    {
      title: "Write two sentences",
      text: "What you make, and what is holding it up. A drawing helps but is not required.",
    },
    {
      title: "Talk for half an hour",
      text: "An engineer calls, asks for what is missing and tells you honestly whether we can help.",
    },
    {
      title: "Read one page",
      text: "The proposal: what we will do, who will do it, what it costs and when it ends.",
    },
    {
      title: "Start on Monday",
      text: "You get a name and a phone number, and a first answer within the week.",
    },
  ],
};
