import { useCallback, useState } from "react";
import { dollars } from "#lib/format/money.ts";
import { restoreLine, removeFromCart, totals } from "#shop/cart.ts";
import type { CartLine } from "#shop/state.ts";
import { dispatch, shop } from "#shop/store.ts";

/** A line that was taken out of the cart, and what the cart came to without it. */
export type CartRemoval = { readonly id: number; readonly title: string; readonly subtotal: string };

/** Takes lines out of the cart, and remembers the last one, so that it can be put back in its place. */
export function useCartRemoval() {
  const [last, setLast] = useState<{ line: CartLine; index: number; subtotal: string }>();

  const remove = useCallback((id: number) => {
    const { cart } = shop.getState();
    const index = cart.findIndex((line) => line.id === id);
    const line = cart[index];
    if (!line) return;
    dispatch((state) => removeFromCart(state, id));
    setLast({ line, index, subtotal: dollars(totals(cart.toSpliced(index, 1)).total) });
  }, []);

  const undo = useCallback(() => {
    if (last) dispatch((state) => restoreLine(state, last.line, last.index));
    setLast(undefined);
  }, [last]);

  const removed: CartRemoval | undefined = last && {
    id: last.line.id,
    title: last.line.title,
    subtotal: last.subtotal,
  };
  return { removed, remove, undo };
}
