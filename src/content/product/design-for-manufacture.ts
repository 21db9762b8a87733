import cover from "#assets/cut-product-2-design-for-manufacture.webp?cutout";
import type { Product } from "#content/schema.ts";

export const designForManufacture: Product = {
  id: 2,
  title: "Design for Manufacture",
  author: "Ruth Okafor",
  price: "65.00",
  delPrice: "85.00",
  proImg: {
    picture: cover,
    alt: "Orange book, Design for Manufacture by Ruth Okafor: rows of white and blue lozenges.",
  },
  spine: "orange",
  brand: "Workbench Editions",
  size: "XXl",
  summary:
    "What a toolmaker sees in a drawing: wall thickness, draft, tolerances and the features that quietly double a price.",
  description: [
    "Ruth Okafor spent twenty years on the receiving end of drawings. Her book reads them aloud: the radius that no cutter reaches, the tolerance that was copied from the last project, the boss that sinks. Each fault is shown beside the change that removes it.",
    "Molding, machining, sheet metal, casting and assembly have a part each, with tables of what is ordinary, what is possible and what is merely hoped for. It fits beside the keyboard and stays open on its own.",
  ],
  updatedAt: "2026-11-22",
};
