import { productCount } from "#content/derived/first-products.ts";
import { pathOf } from "#content/path-of.ts";
import type { UnsoldBooks } from "#content/schema-page.ts";
import { partNumber } from "#lib/format/text.ts";
import { defaultPageSize } from "#lib/list-query/list-query.ts";

/** The pages of the shop after the first. */
export const unsoldBooks: readonly UnsoldBooks[] = [
  {
    title: "In preparation",
    text: "Three manuscripts on the workbench. None is for sale yet; each grew out of a post that you can read today.",
    books: [
      {
        to: pathOf("post", "prototype-to-production"),
        title: "The First Hundred",
        text: "Sofia Chen on pilot runs: what a hundred units show that ten cannot.",
        reference: partNumber(7),
        detail: "May 2027",
      },
      {
        to: pathOf("post", "incoterms-for-product-teams"),
        title: "Three Letters and a Place",
        text: "Luca Marchetti on who pays, who insures and who waits at the port.",
        reference: partNumber(8),
        detail: "September 2027",
      },
      {
        to: pathOf("post", "packaging-drop-tests"),
        title: "Dropped on Purpose",
        text: "Sofia Chen on cartons: heights, corners, and what a pass is worth.",
        reference: partNumber(9),
        detail: "2028",
      },
    ],
  },
  {
    title: "Earlier editions",
    text: "No longer printed. Each leads to the edition that replaced it.",
    books: [
      {
        to: pathOf("product", 6),
        title: "Quality at the Source, 3rd edition",
        text: "The 4th has every form in a size that can be copied.",
        reference: partNumber(6),
        detail: "2022 to 2026",
      },
      {
        to: pathOf("product", 1),
        title: "From Idea to Market, 2nd edition",
        text: "The 3rd goes on where this one ended: to the first return from the field.",
        reference: partNumber(1),
        detail: "2021 to 2026",
      },
      {
        to: pathOf("product", 2),
        title: "Design for Manufacture, 1st edition",
        text: "The 2nd has two chapters on molding instead of one, and tables of what is ordinary and what is possible.",
        reference: partNumber(2),
        detail: "2019 to 2025",
      },
      {
        to: pathOf("product", 4),
        title: "Circuit Thinking, 1st edition",
        text: "The 2nd has forty review comments, with what became of each.",
        reference: partNumber(4),
        detail: "2020 to 2024",
      },
    ],
  },
];

/** What is on a page of the shop without books for sale; undefined where there are some, and where a search leaves some out. */
export const unsoldOn = (page: number, count: number | undefined): UnsoldBooks | undefined =>
  count === productCount && count <= defaultPageSize ? unsoldBooks[page - 2] : undefined;
