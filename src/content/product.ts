import type { Product } from "#content/schema.ts";

/** The products by file and by name. */
export const productFiles: Readonly<Record<string, Readonly<Record<string, Product>>>> = import.meta.glob(
  "./product/*.ts",
  { eager: true },
);

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
