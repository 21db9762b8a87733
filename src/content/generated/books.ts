import { products } from "#content/product.ts";
import type { Book } from "#content/schema.ts";

/** The books of the shop without prices and texts, for the home pages. */
export const books: readonly Book[] = products.map(({ id, title, proImg }) => ({ id, title, cover: proImg.picture }));
