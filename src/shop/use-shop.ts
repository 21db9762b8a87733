import { useEffect, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { afterPaint } from "#lib/dom/after-paint.ts";
import { loadParser, shopStore, type Shop } from "#shop/store.ts";

/**
 * Subscribes to the store, or to a part of it: the component re-renders when the selected value changes. The parser
 * loads with the component, so that the first press does not wait for it.
 */
export function useShop<Part = Shop>(selector: (shop: Shop) => Part = (whole) => whole as Part): Part {
  useEffect(() => void loadParser(), []);
  return useStore(shopStore, selector);
}

const readCartCount = (): number | undefined => {
  const { status, cart } = shopStore.getState();
  return status === "ready" ? cart.reduce((count, { qty }) => count + qty, 0) : undefined;
};

/** Calls back after the next paint, so that a press paints its effect beside the button before the header changes. */
const watchCart = (callback: () => void): (() => void) => shopStore.subscribe(() => afterPaint(callback));

/** Sums the quantities in the cart; undefined during a restore and on prerendered pages. */
export const useCartCount = (): number | undefined => useSyncExternalStore(watchCart, readCartCount, () => undefined);
