import type { HomeContent } from "#content/schema-page.ts";

/** What happens after a message, up to the first answer. */
export const firstAnswer: NonNullable<HomeContent["steps"]> = [
  {
    title: "Write two sentences",
    figure: "2",
    text: "What you make, and what is holding it up. A drawing helps but is not required.",
  },
  {
    title: "Talk for half an hour",
    figure: "30",
    text: "An engineer calls, asks for what is missing and tells you honestly whether we can help.",
  },
  {
    title: "Read one page",
    figure: "1",
    text: "The proposal: what we will do, who will do it, what it costs and when it ends.",
  },
  {
    title: "Start on Monday",
    figure: "5",
    text: "You get a name and a phone number, and a first answer within five days.",
  },
];
