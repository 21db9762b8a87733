import cover from "#assets/cut-product-6-quality-at-the-source.webp?cutout";
import type { ProductFile } from "#content/schema.ts";

export const qualityAtTheSource: ProductFile = {
  id: 6,
  title: "Quality at the Source",
  author: "Marcus Bell",
  price: "548.00",
  delPrice: "600.00",
  proImg: {
    picture: cover,
    alt: "Charcoal book, Quality at the Source by Marcus Bell: a grid of pale dots, one of them orange.",
  },
  cover: "charcoal",
  brand: "Workbench Editions",
  size: "Xl",
  summary: "Inspection where the parts are made: plans, gauges, sampling and the art of stopping a line politely.",
  description: [
    "Inspecting goods on arrival finds faults when they are paid for. Marcus Bell describes the other way: a control plan agreed with the operator, a gauge that cannot be read in two ways, a sample size with a reason, and a person who may stop the line and knows how to.",
    "The longest of our books, and the one that is lent out most. It contains every form it speaks of, in a size that can be copied.",
  ],
  edition: {
    pages: 448,
    weight: 1190,
    binding: "Sewn hardcover",
    paper: "90\u00a0g/m² uncoated",
    printed: "4th edition, 2026",
    contents: [
      { number: "1", title: "Why the dock is too late", page: 9 },
      { number: "2", title: "The control plan, on one page", page: 43 },
      { number: "3", title: "Gauges that read one way", page: 83 },
      { number: "4", title: "How many, and why that many", page: 123 },
      { number: "5", title: "A chart on the machine", page: 165 },
      { number: "6", title: "The first article, dimension by dimension", page: 205 },
      { number: "7", title: "Stopping the line politely", page: 247 },
      { number: "8", title: "The audit as a visit", page: 287 },
      { number: "9", title: "Rework, sorting and other admissions", page: 329 },
      { number: "10", title: "When the report says pass", page: 365 },
      { number: "F", title: "Every form, in a size you can copy", page: 401 },
    ],
    sample: {
      page: 172,
      chapter: "5\u00a0A chart on the machine",
      heading: "One point is a conversation",
      paragraphs: [
        "A point outside the limits is not a bad part. It is the first hour in which the process has something to say. The part may well be inside the tolerance; the limits are tighter than that on purpose, so that you hear of a worn insert while the parts are still good.",
        "Do three things, in this order. Keep the parts since the last point, in a marked box. Ask the operator what changed, and write down the words. Then look at the tool.",
        "A chart that no one may act on is wallpaper. Print the name of the person who may stop the machine below the title.",
      ],
      figure: "control-chart",
      caption:
        "Fig. 5.4. Bore diameter in mm, one sample an hour. At 14:00 the insert was worn; no part was out of tolerance.",
    },
    readers: [
      "Quality managers whose parts come by sea",
      "Engineers on their first factory visit",
      "Line leads who want a form that fits on a page",
    ],
  },
  updatedAt: "2026-11-30",
};
