import * as z from "zod/mini";
import { firstProducts, productCount } from "#content/derived/first-products.ts";
import { loadList } from "#content/load-data.ts";
import { amount, cents, isAmount } from "#lib/format/money.ts";
import type { Persisted } from "#lib/storage/persisted-storage.ts";
import { cartLine, totals } from "#shop/cart.ts";
import {
  emptyShop,
  findProduct,
  toSavedProduct,
  maxQuantity,
  type CartLine,
  type SavedProduct,
  type ShopState,
} from "#shop/state.ts";
import type { Parser } from "#shop/store.ts";

// The security policy forbids the compiled schemas of zod, which need `new Function`.
z.config({ jitless: true });

/** The length at which a persisted list is cut off. */
const maxEntries = 1000;

const id = z.int().check(z.positive());
const text = z.string().check(z.maxLength(200));
const price = z.string().check(z.refine(isAmount));
const qty = z.int().check(z.minimum(1), z.maximum(maxQuantity));

const storedProduct = z.object({ id, title: text, price, delPrice: price, brand: text, size: text, proImg: text });
const storedLine = z.object({
  id,
  title: text,
  price,
  discount: price,
  selected_color: text,
  selected_size: text,
  qty,
  proImg: text,
  brand: text,
  size: text,
});
const storedOrder = z.object({
  number: z.string().check(z.regex(/^KV-\d{8}-[0-9A-Z]{1,8}$/)),
  placedAt: z.iso.datetime(),
  payment: z.enum(["cash", "card"]),
});

/** Filters the valid entries of a list, the first of each id; a value other than an array has none. */
function valid<Entry extends { id: number }>(list: unknown, schema: z.ZodMiniType<Entry>): Entry[] {
  if (!Array.isArray(list)) return [];
  const found = new Map<number, Entry>();
  for (const candidate of list.slice(0, maxEntries)) {
    const { data } = schema.safeParse(candidate);
    if (data && !found.has(data.id)) found.set(data.id, data);
  }
  return [...found.values()];
}

/** The catalog overrides persisted products; a product that it no longer has is marked as unavailable. */
function listOf(entries: unknown, products: ShopState["products"]): SavedProduct[] {
  return valid(entries, storedProduct).map((entry) => {
    const product = findProduct(products, entry.id);
    return product ? toSavedProduct(product) : { ...entry, available: false };
  });
}

const sum = (line: z.infer<typeof storedLine>) => amount(line.qty * cents(line.price));

function cartOf(entries: unknown, products: ShopState["products"]): CartLine[] {
  return valid(entries, storedLine).map((line) => {
    const product = findProduct(products, line.id);
    return product
      ? cartLine(product, line.qty, line.selected_color, line.selected_size)
      : { ...line, sum: sum(line), available: false };
  });
}

/** Validates an order of at least one line; its prices stay those of its date. */
function orderOf(entry: unknown): ShopState["order"] {
  const { data } = storedOrder.safeParse(entry);
  if (!data) return undefined;
  const stored = valid((entry as { lines?: unknown }).lines, storedLine);
  const lines = stored.map((line) => ({ ...line, sum: sum(line), available: true }));
  return lines.length > 0 && Number.isSafeInteger(totals(lines).total) ? { ...data, lines } : undefined;
}

/** Validates a persisted state: invalid parts are dropped, and the prices of available products come from the catalog. */
export const parseState = (root: Readonly<Record<string, unknown>>, products: ShopState["products"]): ShopState => ({
  ...emptyShop,
  products,
  cart: cartOf(root["cart"], products),
  wishlist: listOf(root["wishlist"], products),
  compare: listOf(root["compare"], products),
  order: orderOf(root["order"]),
});

/** Whether the products of a state are all that it names. */
const isComplete = ({ products, cart, wishlist, compare, order }: ShopState): boolean =>
  [...cart, ...wishlist, ...compare, ...(order?.lines ?? [])].every(({ id: named }) => findProduct(products, named));

const parseWithFirst: Parser = (root) => {
  const state = parseState(root, firstProducts);
  return firstProducts.length === productCount || isComplete(state) ? state : undefined;
};

/** Creates a parser for a persisted root and others: with the products of the first page of the shop if they suffice, or with all. */
export async function createParser(root: Persisted): Promise<Parser> {
  if (parseWithFirst(root)) return parseWithFirst;
  const products = await loadList("products");
  return (other) => parseState(other, products);
}
