import { advisoryServiceSummaries } from "#content/advisory-service-summary.ts";
import { designReview } from "#content/project-photo.ts";
import type { AdvisoryService } from "#content/schema.ts";

const [summary] = advisoryServiceSummaries;

export const financialAdvices: AdvisoryService = {
  ...summary,
  description: "What a product will cost to make at each volume, known before the first tool is ordered.",
  icon: "calculator",
  drawing:
    "Two curves of unit cost over volume cross at 8,000 pieces, from where the tool with four cavities is the cheaper one. Sample figures.",
  image: designReview,
  details: [
    { view: "56 92 184 138", text: "Below 8,000 pieces, the three extra cavities never pay for themselves." },
    { view: "208 116 184 138", text: "At full volume, the gap is what the larger tool earns." },
  ],
  paragraphs: [
    "Most of a product’s cost is fixed by the time its drawings are released, long before anyone buys anything. This service puts a price on each decision while it can still be changed: the alloy, the wall, the number of screws, the second tool cavity, the country of assembly.",
    "We build should-cost models from cycle times, material weights and labor rates rather than from rules of thumb, and test them against real quotations. The result is a cost you can plan with, and a list of the few changes that would lower it most.",
  ],
  capabilities: [
    "Should-cost models by part and by process",
    "Tooling budgets and payback by volume",
    "Make-or-buy comparisons",
    "Quotation analysis, line by line",
    "Cash-flow plans from tooling to first revenue",
  ],
  approach:
    "We work with the engineers, not after them. Costs are reviewed at the same meetings as the design and shown as ranges with their causes, and a range is narrowed by evidence: a quotation, a trial, a measured cycle time. Our fee does not depend on which factory is chosen.",
  process: [
    {
      title: "Take it apart",
      text: "Each item of the bill of materials is assigned a process, a weight and a cycle time.",
    },
    { title: "Model the cost", text: "Material, labor, tooling, freight and duty are added up for three volumes." },
    {
      title: "Test against the market",
      text: "Two or three quotations show where the model, or a supplier, is wrong.",
    },
    {
      title: "Decide what to change",
      text: "Changes worth making go back into the drawing, each with its savings and its risk.",
    },
  ],
  updatedAt: "2026-11-23",
};
