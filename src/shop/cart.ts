import type { Product } from "#content/schema.ts";
import { amount, cents } from "#lib/format/money.ts";
import {
  listDetail,
  toSavedProduct,
  maxQuantity,
  removeNotice,
  type CartLine,
  type ShopNotice,
  type ShopState,
  type ShopUpdate,
  withProduct,
} from "#shop/state.ts";

/** Sets the quantity of a line, clamped to 1 and `maxQuantity`, and its sum. */
const withQuantity = (line: CartLine, quantity: number): CartLine => {
  const qty = Math.min(Math.max(quantity, 1), maxQuantity);
  return { ...line, qty, sum: amount(qty * cents(line.price)) };
};

/** Names the line and, if the cart has others, the number of all books: equal notices of several lines are one toast. */
function addNotice({ title, qty }: CartLine, cart: ShopState["cart"]): ShopNotice {
  const count = cart.reduce((sum, line) => sum + line.qty, 0);
  const detail = `${title}: ${qty} in your cart${count > qty ? `, ${count} books in all` : ""}`;
  return { kind: "success", text: "Item Added to Cart", detail };
}

/** Creates the cart line of a product. */
export function cartLine(product: Product, qty: number, color: string, size: string): CartLine {
  const { id, title, price, delPrice, brand, size: productSize, proImg, available } = toSavedProduct(product);
  const discount = amount(Math.max(0, cents(delPrice) - cents(price)));
  const selection = { selected_color: color, selected_size: size };
  return withQuantity(
    { id, title, price, discount, ...selection, qty, sum: price, proImg, brand, size: productSize, available },
    qty,
  );
}

/** The options of a product that goes into the cart. */
export type CartOptions = {
  /** Defaults to 1. */
  quantity?: number;
  color?: string;
  size?: string;
};

/**
 * Adds a product to the cart. An existing line adds up the quantities and takes the new color and size.
 *
 * @throws RangeError for a quantity that is not a whole number from 1 up
 */
export function addToCart(state: ShopState, product: Product, options: CartOptions = {}): ShopUpdate {
  const { quantity = 1, color = "", size = product.size } = options;
  if (!Number.isSafeInteger(quantity) || quantity < 1)
    throw new RangeError(`A quantity of ${quantity} cannot be added; it must be a whole number from 1 up`);
  const existing = state.cart.find(({ id }) => id === product.id);
  const isFull = existing?.qty === maxQuantity;
  const line = cartLine(product, (existing?.qty ?? 0) + quantity, color, size);
  const cart = existing ? state.cart.map((other) => (other === existing ? line : other)) : [...state.cart, line];
  return {
    state: { ...state, cart, products: withProduct(state.products, product) },
    notice: { ...addNotice(line, cart), ...(isFull && { kind: "warning", text: "Already the largest quantity" }) },
  };
}

/** Removes a line from the cart; an unknown id changes nothing. */
export function removeFromCart(state: ShopState, id: number): ShopUpdate {
  const removed = state.cart.filter((line) => line.id === id);
  if (removed.length === 0) return { state };
  const cart = state.cart.filter((line) => line.id !== id);
  const count = cart.reduce((sum, { qty }) => sum + qty, 0);
  const detail = listDetail(removed, count, "left in your cart");
  const notice = removeNotice("Item Removed from Cart", detail);
  // The focus moves to the message of the empty cart.
  return { state: { ...state, cart }, notice: cart.length > 0 ? notice : { ...notice, live: "off" } };
}

/** Restores a removed line at its index; quantities add up if the product has been added again since. */
export function restoreLine(state: ShopState, line: CartLine, index: number): ShopUpdate {
  const existing = state.cart.find(({ id }) => id === line.id);
  const restored = existing ? withQuantity(existing, existing.qty + line.qty) : line;
  const cart = existing
    ? state.cart.map((other) => (other === existing ? restored : other))
    : state.cart.toSpliced(index, 0, restored);
  return { state: { ...state, cart }, notice: addNotice(restored, cart) };
}

const change = (state: ShopState, id: number, by: 1 | -1): ShopUpdate => ({
  state: { ...state, cart: state.cart.map((line) => (line.id === id ? withQuantity(line, line.qty + by) : line)) },
});

/** Adds one to the quantity of a line. */
export const increment = (state: ShopState, id: number): ShopUpdate => change(state, id, 1);

/** Subtracts one from the quantity of a line, down to 1. */
export const decrement = (state: ShopState, id: number): ShopUpdate => change(state, id, -1);

/** The sums of a cart: the number of lines, and amounts in whole cents. */
export type Totals = {
  /** The number of lines, whatever their quantities ('Total product'). */
  count: number;
  sub: number;
  vat: 0;
  ecoTax: 0;
  delivery: 0;
  total: number;
};

/** Sums up a cart. Taxes and delivery are fixed at 0 (specification); unavailable products are not charged. */
export function totals(cart: readonly CartLine[]): Totals {
  const sub = cart.reduce((sum, line) => sum + (line.available ? line.qty * cents(line.price) : 0), 0);
  return { count: cart.length, sub, vat: 0, ecoTax: 0, delivery: 0, total: sub };
}
