import { products } from "#content/product.ts";
import type { Product } from "#content/schema.ts";
import { defaultPageSize } from "#lib/list-query/list-query.ts";

/** The products of the first page of the shop, ordered by id; `loadList` loads all. */
export const firstProducts: readonly Product[] = products.slice(0, defaultPageSize);

/** The number of all products. */
export const productCount: number = products.length;

/** The sizes in which products exist. */
export const productSizes: readonly string[] = [...new Set(products.map(({ size }) => size))];
