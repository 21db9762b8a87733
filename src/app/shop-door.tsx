import { useSyncExternalStore } from "react";
import { loadModule } from "#lib/lazy/load-module.ts";
import { readPersisted, subscribePersisted } from "#lib/storage/persisted-storage.ts";

/*
 * Between the frame of every page and the shop. A visitor of whom no cart is kept loads nothing of the shop before
 * entering it; the frame needs one number of it.
 */

let count: number | undefined;
let opening: Promise<void> | undefined;
const listeners = new Set<() => void>();

function tell(next: number | undefined): void {
  count = next;
  for (const listener of listeners) listener();
}

/** Brings the shop's store and restores what was kept, once; resolves when the store is there. */
export function enterShop(): Promise<void> {
  opening ??= loadModule(() => import("#app/shop-start.tsx")).then(({ startShop }) => startShop(tell));
  opening.catch(() => (opening = undefined));
  return opening;
}

/** Watches, from the browser's first moment on, whether a cart is kept, by this tab or another. */
export function watchShop(): void {
  const look = () => {
    // Without its code the number stays unknown; pages of the shop say what is missing.
    if ("cart" in readPersisted()) enterShop().catch(() => undefined);
    else if (!opening) tell(0);
  };
  subscribePersisted(look);
  look();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** How many pieces are in the cart; undefined until that is known, as on a prerendered page. */
export const useCartCount = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => undefined,
  );
