import { advisoryServiceSummaries } from "#content/advisory-service-summary.ts";
import { battery } from "#content/project-photo.ts";
import type { AdvisoryService } from "#content/schema.ts";

const [, summary] = advisoryServiceSummaries;

export const riskManagement: AdvisoryService = {
  ...summary,
  description: "Second sources, buffer stock and line risks, settled while there is still time to choose.",
  icon: "shield",
  drawing:
    "A grid of likelihood and impact; an arrow moves the largest risk to a place where it is unlikely and small.",
  image: battery,
  details: [
    { view: "212 12 168 126", text: "As found: one supplier, likely to fail, and the line stops." },
    { view: "64 88 168 126", text: "With a second source: unlikely, and a day of work." },
  ],
  paragraphs: [
    "A supply chain rarely fails where everyone is looking. It fails at a connector with one supplier, a tool with one owner, a plating bath that two of your suppliers happen to share. We draw the chain down to the third tier for the parts that matter and mark every place where one event would stop the line.",
    "Each risk gets a likelihood, a cost per week of downtime and an owner, and then one of four answers: remove it by design, halve it with a second source, cover it with stock, or accept it knowingly. What remains is short enough to be watched.",
  ],
  capabilities: [
    "Supply-chain mapping to the third tier",
    "Second-source qualification",
    "Component life-cycle and end-of-life monitoring",
    "Process failure analysis (PFMEA) at the line",
    "Buffer stock and last-time-buy plans",
  ],
  approach:
    "We prefer risks removed on the drawing to risks managed in a spreadsheet. A footprint that takes two makers’ parts costs an afternoon in layout; the same decision after release costs a requalification. So the review takes place at the architecture stage, and again before tooling.",
  process: [
    { title: "Map", text: "Parts, tools, sites and routes are drawn in one picture, with their owners." },
    { title: "Weigh", text: "For each weak place we estimate the likelihood and the cost of a week’s downtime." },
    { title: "Respond", text: "Redesign, second source, stock or acceptance: one response each, with a date." },
    { title: "Watch", text: "The remaining risks are reviewed every quarter and after every event that matters." },
  ],
  updatedAt: "2026-11-23",
};
