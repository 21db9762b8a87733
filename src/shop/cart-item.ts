import { cents, dollars } from "#lib/format/money.ts";
import { sizeLabel } from "#lib/format/text.ts";
import type { Photo } from "#lib/image/picture.ts";
import { totals } from "#shop/cart.ts";
import { findProduct, type CartLine, type ShopState } from "#shop/state.ts";

/** A line of the cart or of an order, formatted for display. */
export type CartItem = {
  readonly id: number;
  readonly title: string;
  readonly brand: string;
  /** The selected size. */
  readonly size: string;
  readonly quantity: number;
  /** The unit price: '$65.00'. */
  readonly price: string;
  /** The amount charged for the line. */
  readonly total: string;
  /** Undefined for a product that the catalog no longer has. */
  readonly photo: Photo | undefined;
  readonly available: boolean;
};

/** Formats a line for display; its photo is that of the product. */
export const cartItem = (line: CartLine, products: ShopState["products"]): CartItem => ({
  id: line.id,
  title: line.title,
  brand: line.brand,
  size: sizeLabel(line.selected_size || line.size),
  quantity: line.qty,
  price: dollars(cents(line.price)),
  total: dollars(line.available ? line.qty * cents(line.price) : 0),
  photo: findProduct(products, line.id)?.proImg,
  available: line.available,
});

/** The sums of a cart or an order, formatted for display. */
export type CartAmounts = {
  /** The number of lines, whatever their quantities ('Total product'). */
  readonly count: number;
  readonly sub: string;
  readonly vat: string;
  readonly ecoTax: string;
  readonly delivery: string;
  readonly total: string;
};

/** Sums lines up and formats the amounts. */
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
