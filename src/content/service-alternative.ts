import { plans } from "#content/pricing.ts";
import type { Pricing } from "#content/schema-page.ts";

/** What leads from the services to less than one of them. */
export const serviceAlternatives: Pricing["alternatives"] = [
  {
    to: "/service",
    title: "All advisory services",
    text: "Short studies on cost, risk, duties and rules, to settle a decision before money moves.",
    reference: "Before a drawing",
    detail: "By quote",
  },
  {
    to: "/pricing",
    title: "Compare plans",
    text: "A consultant on call, with a reply time in writing. Cancel at the end of any month.",
    reference: "Between projects",
    detail: `From ${plans[0]?.price}`,
  },
  {
    to: "/project",
    title: "All projects",
    text: "What we made, who it was for, and what it measured in the end.",
    reference: "As evidence",
    detail: "Case studies",
  },
];
