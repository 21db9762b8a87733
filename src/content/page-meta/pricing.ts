import type { PageMeta } from "#content/schema-page.ts";

export const pricingMeta: PageMeta = {
  path: "/pricing",
  title: "Pricing",
  description:
    "Three sample plans for a consultant on call between projects: Basic, ULTRA and Pro, billed monthly, with everything each includes.",
};
