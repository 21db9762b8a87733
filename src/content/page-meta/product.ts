import type { PageMeta } from "#content/schema-page.ts";

export const featuredProductMeta: PageMeta = {
  path: "/shop-single",
  title: "Featured book",
  description:
    "The book that our demonstration shop puts first: From Idea to Market, with its price, its description and two sample reviews.",
};
