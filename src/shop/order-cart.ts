import { placeOrder } from "#shop/order.ts";
import type { Order } from "#shop/state.ts";
import { dispatch } from "#shop/store.ts";

/** Orders what is in the cart; resolves with whether there was anything to order. */
export async function orderCart(payment: Order["payment"]): Promise<boolean> {
  const date = new Date();
  let isPlaced = false;
  await dispatch((state) => {
    const update = placeOrder(state, payment, date);
    isPlaced = update.state !== state;
    return update;
  });
  return isPlaced;
}
