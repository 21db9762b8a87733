import type { Summary } from "#content/schema.ts";

/** Ids and titles of the advisory services, for the category lists. */
export const advisoryServiceSummaries = [
  { id: "1", title: "Financial Advices" },
  { id: "2", title: "Risk Management" },
  { id: "3", title: "Tax Management" },
  { id: "4", title: "Business Analysis" },
  { id: "5", title: "Supplier Auditing" },
  { id: "6", title: "Compliance & Certification" },
] as const satisfies readonly Summary[];
