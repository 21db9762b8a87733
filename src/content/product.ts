import { productFiles } from "#content/derived/records.ts";
import type { Product } from "#content/schema.ts";

/**
 * The products of the shop, ordered by id, for build-time code and tests only; each has its own file in `product/`. Pages
 * take the first from `derived/`, and load the others.
 */
export const products: readonly Product[] = Object.values(productFiles)
  .flatMap((file) => Object.values(file))
  .toSorted((a, b) => a.id - b.id);

/** The product with the given id, compared as a number, or `undefined`. */
export const productById = (id: string | number | undefined): Product | undefined =>
  id === undefined || id === "" ? undefined : products.find((product) => product.id === Number(id));
