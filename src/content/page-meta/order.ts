import type { PageMeta } from "#content/schema-page.ts";

export const orderMeta: PageMeta = {
  path: "/order_received",
  robots: "noindex",
  title: "Order received",
  description:
    "Your last order at Workbench Editions, with its number, date, items and total, ready to review or print.",
};
