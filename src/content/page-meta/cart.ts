import type { PageMeta } from "#content/schema-page.ts";

export const cartMeta: PageMeta = {
  path: "/cart",
  robots: "noindex",
  title: "Cart",
  description:
    "The books in your cart, with quantities, prices and the total. This shop is a demonstration and sells nothing.",
};
