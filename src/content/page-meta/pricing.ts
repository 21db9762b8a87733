import type { PageMeta } from "#content/schema-page.ts";

export const pricingMeta: PageMeta = {
  path: "/pricing",
  title: "Pricing",
  description:
    "Three sample plans for a consultant at your side between projects: Basic, ULTRA and Pro, by the month, with what each includes.",
};
