import { products } from "#content/product.ts";
import type { Book } from "#content/schema.ts";

/** The first six books of the shop without prices and texts, for the home pages. */
export const books: readonly Book[] = products
  .slice(0, 6)
  .map(({ id, title, proImg }) => ({ id, title, cover: proImg.picture }));
