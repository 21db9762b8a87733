import cover from "#assets/cut-product-1-from-idea-to-market.webp?cutout";
import type { Product } from "#content/schema.ts";

export const fromIdeaToMarket: Product = {
  id: 1,
  title: "From Idea to Market",
  author: "L. Marchetti",
  price: "340.00",
  delPrice: "380.00",
  proImg: {
    picture: cover,
    alt: "Dark blue book, From Idea to Market by L. Marchetti: fine rings around an orange dot.",
  },
  spine: "dark",
  brand: "Workbench Editions",
  size: "Xl",
  summary:
    "The whole path of a physical product, told as decisions: what to settle first, and what it costs to settle it late.",
  description: [
    "Most books on product development follow the process chart. This one follows the money and the calendar: at each station it says which decisions become expensive to undo, who ought to take them, and what evidence is worth waiting for.",
    "Eleven chapters lead from the first brief to the first return from the field. Each ends with a page of questions that can be put to a team on a Monday morning. The appendix holds the checklists we use ourselves, from the requirements sheet to the shipping release.",
  ],
  updatedAt: "2026-11-22",
};
