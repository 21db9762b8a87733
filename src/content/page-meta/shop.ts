import { productCount } from "#content/derived/first-products.ts";
import type { PageMeta } from "#content/schema-page.ts";
import { countWord } from "#lib/format/number.ts";
import { capitalize } from "#lib/format/text.ts";

export const shopMeta: PageMeta = {
  path: "/shop",
  title: "Shop",
  description: `${capitalize(countWord(productCount))} books by Korvane’s engineers and liaisons, from Workbench Editions. The shop is a demonstration: nothing is charged.`,
};
