import { productCount } from "#content/derived/first-products.ts";
import { listPages } from "#content/record-metadata.ts";
import type { PageMeta } from "#content/schema-page.ts";
import { countWord } from "#lib/format/number.ts";
import { capitalize } from "#lib/format/text.ts";

export const shopMeta: PageMeta = {
  ...listPages.shop,
  lead: `What we know, bound: ${countWord(productCount)} books by our engineers and liaisons, for anyone responsible for a physical product.`,
  description: `${capitalize(countWord(productCount))} books by Korvane’s engineers and liaisons, from Workbench Editions. The shop is a demonstration: nothing is charged.`,
};
