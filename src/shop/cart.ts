import type { Product } from "#content/schema.ts";
import { amount, cents } from "#lib/format/money.ts";
import { toListItem, maxQuantity, removeNotice, type CartLine, type ShopState, type Transition } from "#shop/state.ts";

/** A line with another quantity, kept between 1 and the most, and the sum that follows. */
const counted = (line: CartLine, qty: number): CartLine => {
  const kept = Math.min(Math.max(qty, 1), maxQuantity);
  return { ...line, qty: kept, sum: amount(kept * cents(line.price)) };
};

/** The line that so many of a product make. */
export function cartLine(product: Product, qty: number, color: string, size: string): CartLine {
  const { id, title, price, delPrice, brand, size: own, proImg, available } = toListItem(product);
  const discount = amount(Math.max(0, cents(delPrice) - cents(price)));
  const chosen = { selected_color: color, selected_size: size };
  return counted({ id, title, price, discount, ...chosen, qty, sum: price, proImg, brand, size: own, available }, qty);
}

export type Choice = {
  /** How many; one unless said otherwise. */
  quantity?: number;
  color?: string;
  size?: string;
};

/**
 * Puts a product into the cart. A line that is there already grows, and takes the new color and size.
 *
 * @throws RangeError when the quantity is no whole number from 1 up
 */
export function addToCart(state: ShopState, product: Product, choice: Choice = {}): Transition {
  const { quantity = 1, color = "", size = product.size } = choice;
  if (!Number.isSafeInteger(quantity) || quantity < 1)
    throw new RangeError(`${quantity} pieces cannot be added; the quantity is a whole number from 1 up`);
  const present = state.cart.find(({ id }) => id === product.id);
  const line = cartLine(product, (present?.qty ?? 0) + quantity, color, size);
  const cart = present ? state.cart.map((other) => (other === present ? line : other)) : [...state.cart, line];
  return { state: { ...state, cart }, notice: { kind: "success", text: "Item Added to Cart" } };
}

/** Takes a line out of the cart; nothing happens where there is none. */
export function removeFromCart(state: ShopState, id: number): Transition {
  const cart = state.cart.filter((line) => line.id !== id);
  if (cart.length === state.cart.length) return { state };
  return { state: { ...state, cart }, notice: removeNotice("Item Removed from Cart") };
}

/** Puts a removed line back in its place; where the product was added again meanwhile, the quantities add up. */
export function restoreLine(state: ShopState, line: CartLine, index: number): Transition {
  const present = state.cart.find(({ id }) => id === line.id);
  const cart = present
    ? state.cart.map((other) => (other === present ? counted(other, other.qty + line.qty) : other))
    : state.cart.toSpliced(index, 0, line);
  return { state: { ...state, cart } };
}

const change = (state: ShopState, id: number, by: 1 | -1): Transition => ({
  state: { ...state, cart: state.cart.map((line) => (line.id === id ? counted(line, line.qty + by) : line)) },
});

/** One more of a line. */
export const increment = (state: ShopState, id: number): Transition => change(state, id, 1);

/** One less of a line, and never less than one. */
export const decrement = (state: ShopState, id: number): Transition => change(state, id, -1);

/** What a cart comes to. All but the first are whole cents. */
export type Totals = {
  /** How many lines there are, whatever their quantities ('Total product'). */
  count: number;
  sub: number;
  vat: 0;
  ecoTax: 0;
  delivery: 0;
  total: number;
};

/** Adds up a cart: line = quantity × price, the taxes are fixed at nothing. What is no longer available is not charged. */
export function totals(cart: readonly CartLine[]): Totals {
  const sub = cart.reduce((sum, line) => sum + (line.available ? line.qty * cents(line.price) : 0), 0);
  return { count: cart.length, sub, vat: 0, ecoTax: 0, delivery: 0, total: sub };
}
