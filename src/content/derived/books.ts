import { products } from "#content/product.ts";
import type { Book } from "#content/schema.ts";
import { cents, dollars } from "#lib/format/money.ts";
import { countWord } from "#lib/format/number.ts";
import { capitalize } from "#lib/format/text.ts";

/** The first six books of the shop without pictures and texts, with formatted prices, for pages outside of the shop. */
export const books: readonly Book[] = products
  .slice(0, 6)
  .map(({ id, title, author, price, cover }) => ({ id, title, author, price: dollars(cents(price)), cover }));

/** The books on the home pages, with their heading. */
export const bookStrip = {
  title: "Books from the workbench",
  lead: `${capitalize(countWord(books.length))} books on what we do all day, written for people who have to decide.`,
  books,
};
