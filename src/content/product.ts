import type { Product } from "#content/schema.ts";

/** Symbol of the currency that all prices are in. */
export const currencySymbol = "$";

/** What the shop offers, in the order of the ids. Each product has its own file in `product/`. */
export const products: readonly Product[] = Object.values(
  import.meta.glob<Record<string, Product>>("./product/*.ts", { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .toSorted((a, b) => a.id - b.id);

/** The product of an id, compared as numbers; nothing for an id that names none. */
export const productById = (id: string | number | undefined): Product | undefined =>
  id === undefined || id === "" ? undefined : products.find((product) => product.id === Number(id));
