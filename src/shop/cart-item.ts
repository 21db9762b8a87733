import { productById } from "#content/product.ts";
import { cents, dollars } from "#lib/format/money.ts";
import type { Photo } from "#lib/image/picture.ts";
import { totals } from "#shop/cart.ts";
import type { CartLine } from "#shop/state.ts";

/** A line of the cart, or of an order, as a visitor reads it. */
export type CartItem = {
  readonly id: number;
  readonly title: string;
  readonly brand: string;
  /** The size that was chosen. */
  readonly size: string;
  readonly quantity: number;
  /** What one costs, written out: '$65.00'. */
  readonly price: string;
  /** What is charged for the line, written out. */
  readonly total: string;
  /** Missing where the catalog no longer has the product. */
  readonly photo: Photo | undefined;
  readonly available: boolean;
};

const write = (line: CartLine): CartItem => ({
  id: line.id,
  title: line.title,
  brand: line.brand,
  size: line.selected_size || line.size,
  quantity: line.qty,
  price: dollars(cents(line.price)),
  total: dollars(line.available ? line.qty * cents(line.price) : 0),
  photo: productById(line.id)?.proImg,
  available: line.available,
});

/** Lines never change, and writing the amounts of a long cart takes longer than drawing what changed of it. */
const written = new WeakMap<CartLine, CartItem>();

/** Writes a line out; the same line is the same object again. */
export function cartItem(line: CartLine): CartItem {
  const item = written.get(line) ?? write(line);
  written.set(line, item);
  return item;
}

/** What a cart, or an order, comes to, as a visitor reads it. */
export type CartAmounts = {
  /** How many lines there are, whatever their quantities ('Total product'). */
  readonly count: number;
  readonly sub: string;
  readonly vat: string;
  readonly ecoTax: string;
  readonly delivery: string;
  readonly total: string;
};

/** Adds lines up and writes the sums out. */
export function cartAmounts(lines: readonly CartLine[]): CartAmounts {
  const { count, sub, vat, ecoTax, delivery, total } = totals(lines);
  return {
    count,
    sub: dollars(sub),
    vat: dollars(vat),
    ecoTax: dollars(ecoTax),
    delivery: dollars(delivery),
    total: dollars(total),
  };
}
