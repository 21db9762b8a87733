import { localDay } from "#lib/format/text.ts";
import type { Order, ShopState, ShopUpdate } from "#shop/state.ts";

/** Composes an order number from the visitor's day and, in base 36, the time in UTC. */
const orderNumber = (date: Date): string => {
  const time = Number(date.toISOString().slice(11).replaceAll(/\D/g, ""));
  return `KV-${localDay(date).replaceAll("-", "")}-${time.toString(36).toUpperCase()}`;
};

/** The notice of an attempt to order nothing. */
export const emptyCart = { kind: "error", text: "Your cart is empty", detail: "Nothing was ordered." } as const;

/** Turns the cart into the last order and empties it. Unavailable products are not ordered. */
export function placeOrder(state: ShopState, payment: Order["payment"], date: Date): ShopUpdate {
  const lines = state.cart.filter(({ available }) => available);
  if (lines.length === 0) return { state, notice: emptyCart };
  const order = { number: orderNumber(date), placedAt: date.toISOString(), payment, lines };
  return { state: { ...state, cart: [], order } };
}
