import * as z from "zod/mini";
import { firstProducts } from "#content/derived/first-products.ts";
import { amount, cents, isAmount } from "#lib/format/money.ts";
import { cartLine } from "#shop/cart.ts";
import { knownProduct } from "#shop/known-products.ts";
import { emptyShop, toListItem, maxQuantity, type CartLine, type ListItem, type ShopState } from "#shop/state.ts";

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
function listOf(entries: unknown): ListItem[] {
  return valid(entries, storedProduct).map((entry) => {
    const product = knownProduct(entry.id);
    return product ? toListItem(product) : { ...entry, available: false };
  });
}

const sum = (line: z.infer<typeof storedLine>) => amount(line.qty * cents(line.price));

function cartOf(entries: unknown): CartLine[] {
  return valid(entries, storedLine).map((line) => {
    const product = knownProduct(line.id);
    return product
      ? cartLine(product, line.qty, line.selected_color, line.selected_size)
      : { ...line, sum: sum(line), available: false };
  });
}

/** Validates an order; its prices stay those of its date. */
function orderOf(entry: unknown): ShopState["order"] {
  const { data } = storedOrder.safeParse(entry);
  if (!data) return undefined;
  const { lines } = entry as { lines?: unknown };
  return { ...data, lines: valid(lines, storedLine).map((line) => ({ ...line, sum: sum(line), available: true })) };
}

/**
 * Validates a persisted state: invalid parts are dropped, and the prices of available products come from the catalog. The
 * products of the state must be known; `products` are those of the first page of the shop.
 */
export function parseState(root: Readonly<Record<string, unknown>>): ShopState {
  return {
    ...emptyShop,
    products: firstProducts.map(toListItem),
    cart: cartOf(root["cart"]),
    wishlist: listOf(root["wishlist"]),
    compare: listOf(root["compare"]),
    order: orderOf(root["order"]),
  };
}
