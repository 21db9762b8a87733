import { pathOf } from "#content/path-of.ts";
import type { PageMeta } from "#content/schema-page.ts";

export const featuredProductMeta: PageMeta = {
  path: "/shop-single",
  canonical: pathOf("product", 1),
  title: "Featured book",
  description:
    "The featured book of our demonstration shop: From Idea to Market, with its price, description and two sample reviews.",
};
