import { firstProducts, productCount } from "#content/derived/first-products.ts";
import { loadProduct } from "#content/load-data.ts";
import type { ProductRecord } from "#content/page-data.ts";
import type { Product } from "#content/schema.ts";

/** The products that were loaded, by id; undefined for an id that the catalog does not have. */
const known = new Map<number, Product | undefined>(firstProducts.map((product) => [product.id, product]));

/** The product with the given id, if it exists and was loaded. */
export const knownProduct = (id: number): Product | undefined => known.get(id);

/** Whether the product of an id was loaded, or is known not to exist. */
const isKnown = (id: number) => known.has(id) || firstProducts.length === productCount;

/** Remembers products that a page has loaded. */
export function rememberProducts(products: readonly Product[]): void {
  for (const product of products) known.set(product.id, product);
}

/** The ids of the products in persisted lists and the last order, whose entries may be invalid. */
function persistedIds({ cart, wishlist, compare, order }: Readonly<Record<string, unknown>>): number[] {
  const lists = [cart, wishlist, compare, Object(order).lines];
  const entries = lists.flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  const ids = entries.map((entry) => Number(Object(entry).id));
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0);
}

/** Whether the products of a persisted root are known; another tab may have added one that is not. */
export const hasProducts = (root: Readonly<Record<string, unknown>>): boolean => persistedIds(root).every(isKnown);

/** Loads the products of a persisted root that are not known yet. */
export async function loadProducts(root: Readonly<Record<string, unknown>>): Promise<void> {
  const missing = persistedIds(root).filter((id) => !isKnown(id));
  await Promise.all(missing.map(async (id) => known.set(id, (await loadProduct(String(id))).product)));
}

/** Loads what the page of a product shows, and remembers its products. */
export async function loadProductRecord(id: string): Promise<ProductRecord> {
  const record = await loadProduct(id);
  rememberProducts(record.product ? [record.product, ...record.others] : record.others);
  return record;
}
