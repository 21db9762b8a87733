import cover from "#assets/cut-product-2-design-for-manufacture.webp?cutout";
import type { ProductFile } from "#content/schema.ts";

export const designForManufacture: ProductFile = {
  id: 2,
  title: "Design for Manufacture",
  author: "Ruth Okafor",
  price: "65.00",
  delPrice: "85.00",
  proImg: {
    picture: cover,
    alt: "Orange book, Design for Manufacture by Ruth Okafor: rows of white and blue lozenges.",
  },
  cover: "orange",
  brand: "Workbench Editions",
  size: "XXl",
  summary:
    "What a toolmaker sees in a drawing: wall thickness, draft, tolerances and the features that quietly double a price.",
  description: [
    "Ruth Okafor spent twenty years on the receiving end of drawings. Her book reads them aloud: the radius that no cutter reaches, the tolerance that was copied from the last project, the boss that sinks. Each fault is shown beside the change that removes it.",
    "Molding, machining, sheet metal, casting and assembly have a part each, with tables of what is ordinary, what is possible and what is merely hoped for. It fits beside the keyboard and stays open on its own.",
  ],
  edition: {
    pages: 368,
    weight: 1580,
    binding: "Lay-flat hardcover",
    paper: "120\u00a0g/m² matte",
    printed: "2nd edition, 2025",
    contents: [
      { number: "1", title: "How a toolmaker reads a drawing", page: 7 },
      { number: "2", title: "Molding: walls, ribs and draft", page: 33 },
      { number: "3", title: "Molding: gates, sinks and weld lines", page: 71 },
      { number: "4", title: "Machining: the radius no cutter reaches", page: 107 },
      { number: "5", title: "Sheet metal: bends and reliefs", page: 145 },
      { number: "6", title: "Casting: cores and what they cost", page: 181 },
      { number: "7", title: "Tolerances, one by one", page: 217 },
      { number: "8", title: "Assembly: fewer hands, fewer screws", page: 253 },
      { number: "9", title: "Finishes that hide, and those that show", page: 287 },
      { number: "10", title: "The review, line by line", page: 315 },
      { number: "T", title: "Tables: ordinary, possible, hoped for", page: 339 },
    ],
    sample: {
      page: 78,
      chapter: "3 Molding: gates, sinks and weld lines",
      heading: "The boss that sinks",
      paragraphs: [
        "Plastic shrinks as it cools, and it shrinks most where it is thickest. Put a screw boss straight on a wall and the joint is the thickest spot in the part. The outer skin freezes first, the core pulls it inward, and the customer finds a dimple on the face you polished.",
        "Two changes remove it. Core the boss from below, so that no section is more than 60% of the wall, and move it off the wall on a rib. Neither adds a slide to the tool, and both shorten the cycle by the seconds the thick spot needed to cool.",
        "On the drawing, dimension the wall and the root of the rib. A toolmaker who sees both numbers knows that you know.",
      ],
      figure: "sink-mark",
      caption: "Fig. 3.6. Section through a boss: solid on the wall, which sinks, and cored on a rib, which does not.",
    },
    readers: [
      "Mechanical engineers whose parts come back with questions",
      "Industrial designers who want their radii to survive",
      "Buyers who have to explain a tooling quote",
    ],
  },
  updatedAt: "2026-11-30",
};
