import type { PageMeta } from "#content/schema-page.ts";

export const orderMeta: PageMeta = {
  path: "/order_received",
  title: "Order received",
  description:
    "Your last order at Workbench Editions: what it holds, its number, its date and its total, to be read again or printed.",
};
