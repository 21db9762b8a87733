import cover from "#assets/cut-product-3-quiet-supply-chain.webp?cutout";
import type { ProductFile } from "#content/schema.ts";

export const theQuietSupplyChain: ProductFile = {
  id: 3,
  title: "The Quiet Supply Chain",
  author: "Hana Lindqvist",
  price: "285.00",
  delPrice: "300.00",
  proImg: {
    picture: cover,
    alt: "White book, The Quiet Supply Chain by Hana Lindqvist: rows of blue, orange and gray blocks.",
  },
  cover: "paper",
  brand: "Workbench Editions",
  size: "L",
  summary:
    "How to arrange sourcing and freight so that nothing happens: second sources, sober forecasts and contracts that bend.",
  description: [
    "A good supply chain is one no one talks about. Hana Lindqvist describes how such chains are built: with parts that have two makers, forecasts that admit their error, stock that sits where it can still be turned into something else, and contracts that say beforehand what happens when the forecast was wrong.",
    "The examples come from lighting, instruments and food machinery, with their figures. The last chapter is a drill: four ports, three closures, one quarter, and the spreadsheet to play it with your own parts.",
  ],
  edition: {
    pages: 352,
    weight: 890,
    binding: "Sewn hardcover",
    paper: "100\u00a0g/m² uncoated",
    printed: "1st edition, 2025",
    contents: [
      { number: "1", title: "Why quiet is expensive, and cheaper", page: 9 },
      { number: "2", title: "Two makers for every part that matters", page: 35 },
      { number: "3", title: "Forecasts that admit their error", page: 67 },
      { number: "4", title: "Stock that can still become something", page: 99 },
      { number: "5", title: "Contracts that bend", page: 131 },
      { number: "6", title: "Incoterms, once and for all", page: 161 },
      { number: "7", title: "The port, the broker and the form", page: 193 },
      { number: "8", title: "Paying on time, for a reason", page: 227 },
      { number: "9", title: "What to measure, and how seldom", page: 255 },
      { number: "10", title: "The drill: four ports, three closures", page: 287 },
      { number: "S", title: "The spreadsheet, explained", page: 331 },
    ],
    sample: {
      page: 42,
      chapter: "2 Two makers for every part that matters",
      heading: "A second source is a habit",
      paragraphs: [
        "A second source that has never shipped is a name in a spreadsheet. It has no tool of yours, no approved first article and no one who remembers your drawing. On the day you need it, it takes as long as a new supplier, because it is one.",
        "Give the second maker one order in five. The split costs between one and two percent of the part, which is what the insurance would cost if anyone sold it. In return the tool stays warm, the paperwork stays current, and a closed port becomes a change of proportion.",
        "Write the proportion into both contracts, with the weeks in which it may change. Then a change is a clause and not a quarrel.",
      ],
      figure: "two-sources",
      caption:
        "Fig. 2.3. Item 7, bought in the ratio 80 to 20. With port A closed, plant B already has the tool and the approval.",
    },
    readers: [
      "Operations leads with more than one ocean in their plan",
      "Founders who have met a customs hold",
      "Buyers who would like to sleep in October",
    ],
  },
  updatedAt: "2026-11-30",
};
