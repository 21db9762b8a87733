import type { Edition, Product, ProductFile } from "#content/schema.ts";

/** The products by file and by name. */
export const productFiles: Readonly<Record<string, Readonly<Record<string, ProductFile>>>> = import.meta.glob(
  "./product/*.ts",
  { eager: true },
);

/** Removes what the page of a product alone shows. */
const withoutEdition = (record: ProductFile): Product => {
  const { id, title, author, price, delPrice, proImg, cover, brand, size, summary, description, updatedAt } = record;
  return { id, title, author, price, delPrice, proImg, cover, brand, size, summary, description, updatedAt };
};

const records: readonly ProductFile[] = Object.values(productFiles)
  .flatMap((file) => Object.values(file))
  .toSorted((a, b) => a.id - b.id);

/**
 * The products of the shop, ordered by id, for build-time code and tests only; each has its own file in `product/`. Pages
 * take the first from `derived/`, and load the others.
 */
export const products: readonly Product[] = records.map(withoutEdition);

/** The edition of the product with the given id. */
export const editionOf = (id: number): Edition | undefined => records.find((record) => record.id === id)?.edition;

/** The product with the given id, compared as a number, or `undefined`. */
export const productById = (id: string | number | undefined): Product | undefined =>
  id === undefined || id === "" ? undefined : products.find((product) => product.id === Number(id));
