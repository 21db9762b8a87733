import cover from "#assets/cut-product-6-quality-at-the-source.webp?cutout";
import type { Product } from "#content/schema.ts";

export const qualityAtTheSource: Product = {
  id: 6,
  title: "Quality at the Source",
  author: "Marcus Bell",
  price: "548.00",
  delPrice: "600.00",
  proImg: {
    picture: cover,
    alt: "Charcoal book, Quality at the Source by Marcus Bell: a grid of pale dots, one of them orange.",
  },
  spine: "dark",
  brand: "Workbench Editions",
  size: "Xl",
  summary: "Inspection where the parts are made: plans, gauges, sampling and the art of stopping a line politely.",
  description: [
    "Inspecting goods on arrival finds faults when they are paid for. Marcus Bell describes the other way: a control plan agreed with the operator, a gauge that cannot be read in two ways, a sample size with a reason, and a person who may stop the line and knows how to.",
    "The largest of our books, and the one that is lent out most. It contains every form it speaks of, in a size that can be copied.",
  ],
  updatedAt: "2026-11-22",
};
