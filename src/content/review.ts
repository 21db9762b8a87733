import type { Review } from "#content/schema.ts";

/** The rating of every product, as the specification fixes it. */
export const rating = { value: 5, count: 25 } as const;

/** Two invented sample reviews, the same for every product. */
export const reviews: readonly Review[] = [
  {
    name: "Marta Lindqvist",
    createdAt: "2021-09-14",
    rating: 5,
    text: "I read it on the train to a supplier and changed two questions of my agenda before I arrived. The checklists at the end of the chapters are now pinned up beside our test bench.",
  },
  {
    name: "Daniel Ferreira",
    createdAt: "2021-09-27",
    rating: 5,
    text: "Short chapters, honest numbers, and drawings that say what the text means. I have lent it to three colleagues, and it has come back with notes in the margins every time.",
  },
];
