import cover from "#assets/cut-product-3-quiet-supply-chain.webp?cutout";
import type { Product } from "#content/schema.ts";

export const theQuietSupplyChain: Product = {
  id: 3,
  title: "The Quiet Supply Chain",
  author: "Hana Lindqvist",
  price: "285.00",
  delPrice: "300.00",
  proImg: {
    picture: cover,
    alt: "White book, The Quiet Supply Chain by Hana Lindqvist: rows of blue, orange and gray blocks.",
  },
  spine: "light",
  brand: "Workbench Editions",
  size: "L",
  summary:
    "How to arrange sourcing and freight so that nothing happens: second sources, sober forecasts and contracts that bend.",
  description: [
    "A good supply chain is one no one talks about. Hana Lindqvist describes how such chains are built: with parts that have two makers, forecasts that admit their error, stock that sits where it can still be turned into something else, and contracts that say beforehand what happens when the forecast was wrong.",
    "The examples come from lighting, instruments and food machinery, with their figures. The last chapter is a drill: four ports, three closures, one quarter, and the spreadsheet to play it with your own parts.",
  ],
  updatedAt: "2026-11-22",
};
