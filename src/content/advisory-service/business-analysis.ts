import { advisoryServiceSummaries } from "#content/advisory-service-summary.ts";
import type { AdvisoryService } from "#content/schema.ts";
import { metrology } from "#content/service-photo.ts";

const [, , , summary] = advisoryServiceSummaries;

export const businessAnalysis: AdvisoryService = {
  ...summary,
  description: "Whether a product is worth making, for whom and at what price, examined before the money is spent.",
  icon: "chart-column",
  drawing:
    "The sales of four quarters, each with a low and a high case, and the line from which they pay for the tools.",
  image: metrology,
  details: [
    { view: "24 112 184 138", text: "In the second quarter, only the high case pays for the tools." },
    { view: "208 26 184 138", text: "By the fourth quarter even the low case does." },
  ],
  paragraphs: [
    "Good engineering cannot rescue a product that no one ordered. Before a program begins we ask who will buy it, what they use today, what they would pay and what has to be true for the numbers to work. The answers come from conversations with users and buyers, from teardowns of what exists, and from your own sales records.",
    "The outcome is a short document that a board can decide on and an engineer can design to: requirements in order of value, a target cost, a volume forecast with a low and a high case, and the two or three assumptions on which everything rests.",
  ],
  capabilities: [
    "Market and competitor teardowns",
    "Requirements ranked by value to the user",
    "Target cost and price corridors",
    "Volume forecasts with low and high cases",
    "Business cases and stage-gate reviews",
  ],
  approach:
    "We treat a business case as a design: it has a purpose, tolerances and weak points. The weakest assumption is tested first and as cheaply as possible, with an interview, a mock-up or a small batch. Ending a project at that stage counts as a good result.",
  process: [
    { title: "Frame the question", text: "One page says what is to be decided, by whom and by when." },
    { title: "Gather evidence", text: "Users, buyers, products on the market and your own records." },
    { title: "Build the case", text: "Price, cost and volume in one model, with its assumptions in plain sight." },
    {
      title: "Test and decide",
      text: "The weakest assumption is tried in practice, and the decision is put on record.",
    },
  ],
  updatedAt: "2026-11-22",
};
