import { useState } from "react";
import { dollars } from "#lib/format/money.ts";
import { restoreLine, removeFromCart, totals } from "#shop/cart.ts";
import type { CartLine } from "#shop/state.ts";
import { dispatch, shopStore, useShop } from "#shop/store.ts";

/** A removed line, and the current subtotal of the cart; undefined when the cart is empty. */
export type CartRemoval = { readonly id: number; readonly title: string; readonly subtotal: string | undefined };

/** Removes lines from the cart; the last removed one can be restored at its index. */
export function useCartRemoval() {
  const cart = useShop((shop) => shop.cart);
  const [last, setLast] = useState<{ line: CartLine; index: number }>();

  const remove = (id: number) => {
    const lines = shopStore.getState().cart;
    const index = lines.findIndex((line) => line.id === id);
    const line = lines[index];
    if (!line) return;
    void dispatch((state) => removeFromCart(state, id));
    setLast({ line, index });
  };

  const undo = () => {
    if (last) void dispatch((state) => restoreLine(state, last.line, last.index));
    setLast(undefined);
  };

  const removed: CartRemoval | undefined = last && {
    id: last.line.id,
    title: last.line.title,
    subtotal: cart.length > 0 ? dollars(totals(cart).total) : undefined,
  };
  return { removed, remove, undo };
}
