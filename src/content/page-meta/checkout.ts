import type { PageMeta } from "#content/schema-page.ts";

export const checkoutMeta: PageMeta = {
  path: "/checkout",
  trail: [{ label: "Cart", to: "/cart" }],
  robots: "noindex",
  title: "Checkout",
  description:
    "Coupon, billing address and payment for the books in your cart. The shop is a demonstration: no card is charged.",
};
