import type { PageMeta } from "#content/schema-page.ts";

export const shopMeta: PageMeta = {
  path: "/shop",
  title: "Shop",
  description:
    "Six books by Korvane’s engineers and liaisons, from Workbench Editions. The shop is a demonstration: nothing is charged.",
};
