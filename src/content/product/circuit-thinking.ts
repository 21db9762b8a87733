import cover from "#assets/cut-product-4-circuit-thinking.webp?cutout";
import type { Product } from "#content/schema.ts";

export const circuitThinking: Product = {
  id: 4,
  title: "Circuit Thinking",
  author: "Tomás Ferreira",
  price: "176.00",
  delPrice: "178.00",
  proImg: { picture: cover, alt: "Green book, Circuit Thinking by Tomás Ferreira: pale and amber circuit traces." },
  spine: "dark",
  brand: "Workbench Editions",
  size: "M",
  summary:
    "Electronics for people who answer for a whole product: what a schematic decides about cost, heat, noise and supply.",
  description: [
    "You need not lay out a board to be responsible for one. Tomás Ferreira teaches how to read a schematic as a set of promises: which parts carry the risk, where the heat goes, what the radio will object to, and which line of the bill of materials will be out of stock in spring.",
    "Written for product managers, mechanical engineers and buyers. Forty worked examples, each of them a real review comment with what became of it.",
  ],
  updatedAt: "2026-11-22",
};
