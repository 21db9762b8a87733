import coverDark from "#assets/cut-product-1-from-idea-to-market-dark.webp?cutout";
import cover from "#assets/cut-product-1-from-idea-to-market.webp?cutout";
import type { ProductFile } from "#content/schema.ts";

export const fromIdeaToMarket: ProductFile = {
  id: 1,
  title: "From Idea to Market",
  author: "L. Marchetti",
  price: "340.00",
  delPrice: "380.00",
  proImg: {
    picture: { ...cover, dark: coverDark },
    alt: "Dark blue book, From Idea to Market by L. Marchetti: fine rings around an orange dot.",
  },
  cover: "ink",
  brand: "Workbench Editions",
  size: "Xl",
  summary:
    "The whole path of a physical product, told as decisions: what to settle first, and what it costs to settle it late.",
  description: [
    "Most books on product development follow the process chart. This one follows the money and the calendar: at each station it says which decisions become expensive to undo, who ought to take them, and what evidence is worth waiting for.",
    "Eleven chapters lead from the first brief to the first return from the field. Each ends with a page of questions that can be put to a team on a Monday morning. The appendix holds the checklists we use ourselves, from the requirements sheet to the shipping release.",
  ],
  edition: {
    pages: 400,
    weight: 1180,
    binding: "Sewn hardcover",
    paper: "100\u00a0g/m² uncoated",
    printed: "3rd edition, 2026",
    contents: [
      { number: "1", title: "The brief, and who signs it", page: 9 },
      { number: "2", title: "What it may cost", page: 37 },
      { number: "3", title: "A model that is allowed to be wrong", page: 71 },
      { number: "4", title: "Process first, part second", page: 103 },
      { number: "5", title: "Tolerances that someone pays for", page: 139 },
      { number: "6", title: "What each prototype must answer", page: 171 },
      { number: "7", title: "Tooling: the first large check", page: 207 },
      { number: "8", title: "Finding the factory", page: 243 },
      { number: "9", title: "The first article", page: 279 },
      { number: "10", title: "The ramp", page: 311 },
      { number: "11", title: "The first return from the field", page: 345 },
      { number: "A", title: "Checklists, from brief to shipping release", page: 373 },
    ],
    sample: {
      page: 210,
      chapter: "7 Tooling: the first large check",
      heading: "The last cheap week",
      paragraphs: [
        "A change to the brief costs a meeting. The same change costs two weeks once the drawing is out, a new insert once the tool is cut, and a recall once the parts have shipped. Figure 7.2 shows what one team would have paid to move a single screw boss by 3\u00a0mm at each of the four stations where someone could have noticed it.",
        "The lesson is not to decide everything early. It is to know which decisions have a last cheap week, to write that week on the calendar, and to spend the days before it on the question instead of the slides.",
        "For Monday morning: Which decision on your plan gets expensive next? Who signs it? What would they have to see to sign it today?",
      ],
      figure: "cost-of-change",
      caption: "Fig. 7.2. The price of moving one boss by 3\u00a0mm, by the station at which it was noticed.",
    },
    readers: [
      "Founders with a prototype that works and no factory yet",
      "Product managers who own a launch date",
      "Engineers about to sign their first tooling order",
    ],
  },
  updatedAt: "2026-11-30",
};
