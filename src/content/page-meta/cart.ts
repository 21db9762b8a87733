import type { PageMeta } from "#content/schema-page.ts";

export const cartMeta: PageMeta = {
  path: "/cart",
  title: "Cart",
  description:
    "What is in your cart: the books, how many of each, and what they come to. This shop is a demonstration and sells nothing.",
};
