import type { Order, ShopState, ShopUpdate } from "#shop/state.ts";

/** Composes an order number from the date and, in base 36, the time of day. */
const orderNumber = (date: Date): string => {
  const [day = "", time = ""] = date.toISOString().split("T");
  return `KV-${day.replaceAll("-", "")}-${Number(time.replaceAll(/\D/g, "")).toString(36).toUpperCase()}`;
};

/** Turns the cart into the last order and empties it. Unavailable products are not ordered. */
export function placeOrder(state: ShopState, payment: Order["payment"], date: Date): ShopUpdate {
  const lines = state.cart.filter(({ available }) => available);
  const order = { number: orderNumber(date), placedAt: date.toISOString(), payment, lines };
  return { state: { ...state, cart: [], order } };
}
