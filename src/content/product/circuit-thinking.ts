import cover from "#assets/cut-product-4-circuit-thinking.webp?cutout";
import type { ProductFile } from "#content/schema.ts";

export const circuitThinking: ProductFile = {
  id: 4,
  title: "Circuit Thinking",
  author: "Tomás Ferreira",
  price: "176.00",
  delPrice: "178.00",
  proImg: { picture: cover, alt: "Green book, Circuit Thinking by Tomás Ferreira: pale and amber circuit traces." },
  cover: "green",
  brand: "Workbench Editions",
  size: "M",
  summary:
    "Electronics for people who answer for a whole product: what a schematic decides about cost, heat, noise and supply.",
  description: [
    "You need not lay out a board to be responsible for one. Tomás Ferreira teaches how to read a schematic as a set of promises: which parts carry the risk, where the heat goes, what the radio will object to, and which line of the bill of materials will be out of stock in spring.",
    "Written for product managers, mechanical engineers and buyers. Forty worked examples, each of them a real review comment with what became of it.",
  ],
  edition: {
    pages: 312,
    weight: 610,
    binding: "Sewn hardcover",
    paper: "100\u00a0g/m² uncoated",
    printed: "2nd edition, 2024",
    contents: [
      { number: "1", title: "A schematic is a list of promises", page: 7 },
      { number: "2", title: "Power: where the battery goes", page: 29 },
      { number: "3", title: "Heat: where the power goes", page: 57 },
      { number: "4", title: "Noise, and who hears it", page: 85 },
      { number: "5", title: "The radio objects", page: 113 },
      { number: "6", title: "Connectors, the parts people touch", page: 141 },
      { number: "7", title: "The line that is out of stock", page: 167 },
      { number: "8", title: "Reading a layout from across the table", page: 193 },
      { number: "9", title: "Tests that a factory can run", page: 221 },
      { number: "10", title: "Forty review comments", page: 247 },
      { number: "G", title: "Glossary for the meeting", page: 295 },
    ],
    sample: {
      page: 60,
      chapter: "3 Heat: where the power goes",
      heading: "The smallest heater on the board",
      paragraphs: [
        "A linear regulator makes 3.3\u00a0V out of 12\u00a0V by turning the rest into heat. The arithmetic takes one line: the difference, 8.7\u00a0V, times the current, 0.4\u00a0A, is 3.5\u00a0W. A package the size of a lentil can shed one of them.",
        "You need not choose the cure. You need to ask the question while the answer is a part number. A switching converter costs 40 cents more, wastes a tenth as much, and brings a radio engineer to the next meeting.",
        "Ask it of every regulator on the sheet: what goes in, what comes out, how much flows, and where does the rest go?",
      ],
      figure: "regulator",
      caption:
        "Fig. 3.1. From 12\u00a0V to 3.3\u00a0V at 0.4\u00a0A. The part in the middle turns 3.5\u00a0W into heat.",
    },
    readers: [
      "Product managers who sign for a whole device",
      "Mechanical engineers who have to cool it",
      "Buyers reading their first bill of materials",
    ],
  },
  updatedAt: "2026-11-30",
};
