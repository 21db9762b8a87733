import * as z from "zod/mini";
import { productById, products } from "#content/product.ts";
import { amount, cents, isAmount } from "#lib/format/money.ts";
import { cartLine } from "#shop/cart.ts";
import { emptyShop, toListItem, maxQuantity, type CartLine, type ListItem, type ShopState } from "#shop/state.ts";

z.config({ jitless: true });

/** More than any visitor collects; what lies beyond is dropped. */
const mostEntries = 1000;

const id = z.int().check(z.positive());
const words = z.string().check(z.maxLength(200));
const price = z.string().check(z.refine(isAmount));
const qty = z.int().check(z.minimum(1), z.maximum(maxQuantity));

const storedProduct = z.object({ id, title: words, price, delPrice: price, brand: words, size: words, proImg: words });
const storedLine = z.object({
  id,
  title: words,
  price,
  discount: price,
  selected_color: words,
  selected_size: words,
  qty,
  proImg: words,
  brand: words,
  size: words,
});
const storedOrder = z.object({
  number: z.string().check(z.regex(/^KV-\d{8}-[0-9A-Z]{1,8}$/)),
  placedAt: z.iso.datetime(),
  payment: z.enum(["cash", "card"]),
});

/** The entries of a list that meet a schema, the first of each id; no list at all has none. */
function valid<Entry extends { id: number }>(list: unknown, schema: z.ZodMiniType<Entry>): Entry[] {
  if (!Array.isArray(list)) return [];
  const found = new Map<number, Entry>();
  for (const candidate of list.slice(0, mostEntries)) {
    const { data } = schema.safeParse(candidate);
    if (data && !found.has(data.id)) found.set(data.id, data);
  }
  return [...found.values()];
}

/** What the catalog has wins over what was kept; what it no longer has is kept, marked. */
function listOf(entries: unknown): ListItem[] {
  return valid(entries, storedProduct).map((entry) => {
    const product = productById(entry.id);
    return product ? toListItem(product) : { ...entry, available: false };
  });
}

const sum = (line: z.infer<typeof storedLine>) => amount(line.qty * cents(line.price));

function cartOf(entries: unknown): CartLine[] {
  return valid(entries, storedLine).map((line) => {
    const product = productById(line.id);
    return product
      ? cartLine(product, line.qty, line.selected_color, line.selected_size)
      : { ...line, sum: sum(line), available: false };
  });
}

/** An order is history: its prices are those of its day. */
function orderOf(entry: unknown): ShopState["order"] {
  const { data } = storedOrder.safeParse(entry);
  if (!data) return undefined;
  const { lines } = entry as { lines?: unknown };
  return { ...data, lines: valid(lines, storedLine).map((line) => ({ ...line, sum: sum(line), available: true })) };
}

/**
 * The shop out of what the browser kept: what is valid is taken, the rest dropped, whatever it is. Prices of what can
 * be bought come from the bundled catalog alone.
 */
export function parseState(kept: Readonly<Record<string, unknown>>): ShopState {
  return {
    ...emptyShop,
    products: products.map(toListItem),
    cart: cartOf(kept["cart"]),
    wishlist: listOf(kept["wishlist"]),
    compare: listOf(kept["compare"]),
    order: orderOf(kept["order"]),
  };
}
