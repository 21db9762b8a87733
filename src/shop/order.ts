import type { Order, ShopState, Transition } from "#shop/state.ts";

/** The number of an order placed at a moment: its day, and its millisecond in that day in letters and digits. */
const orderNumber = (moment: Date): string => {
  const [day = "", time = ""] = moment.toISOString().split("T");
  return `KV-${day.replaceAll("-", "")}-${Number(time.replaceAll(/\D/g, "")).toString(36).toUpperCase()}`;
};

/** Makes the cart the last order and empties it. What is no longer available is not part of the order. */
export function placeOrder(state: ShopState, payment: Order["payment"], moment: Date): Transition {
  const lines = state.cart.filter(({ available }) => available);
  const order = { number: orderNumber(moment), placedAt: moment.toISOString(), payment, lines };
  return { state: { ...state, cart: [], order } };
}
