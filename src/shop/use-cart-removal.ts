import { useState } from "react";
import { dollars } from "#lib/format/money.ts";
import { restoreLine, removeFromCart, totals } from "#shop/cart.ts";
import type { CartLine } from "#shop/state.ts";
import { dispatch, shopStore } from "#shop/store.ts";

/** A removed line, and the subtotal of the cart without it. */
export type CartRemoval = { readonly id: number; readonly title: string; readonly subtotal: string };

/** Removes lines from the cart; the last removed one can be restored at its index. */
export function useCartRemoval() {
  const [last, setLast] = useState<{ line: CartLine; index: number; subtotal: string }>();

  const remove = (id: number) => {
    const { cart } = shopStore.getState();
    const index = cart.findIndex((line) => line.id === id);
    const line = cart[index];
    if (!line) return;
    dispatch((state) => removeFromCart(state, id));
    setLast({ line, index, subtotal: dollars(totals(cart.toSpliced(index, 1)).total) });
  };

  const undo = () => {
    if (last) dispatch((state) => restoreLine(state, last.line, last.index));
    setLast(undefined);
  };

  const removed: CartRemoval | undefined = last && {
    id: last.line.id,
    title: last.line.title,
    subtotal: last.subtotal,
  };
  return { removed, remove, undo };
}
