import type { Product } from "#content/schema.ts";
import { toListItem, type ShopNotice, type ShopList, type ShopState, type Transition } from "#shop/state.ts";

const removed: ShopNotice = { kind: "warning", text: "Item Removed from Compare List" };

/** Puts a product on the compare list; one that is on it stays, and a warning says so. */
export function addToCompare(state: ShopState, product: Product): Transition {
  if (state.compare.some(({ id }) => id === product.id))
    return { state, notice: { kind: "warning", text: "Already added to Compare List" } };
  return {
    state: { ...state, compare: [...state.compare, toListItem(product)] },
    notice: { kind: "success", text: "Added to Compare List" },
  };
}

/** Takes a product off the compare list. */
export function removeFromCompare(state: ShopState, id: number): Transition {
  const compare = state.compare.filter((product) => product.id !== id);
  if (compare.length === state.compare.length) return { state, notice: { kind: "error", text: "Target no Found" } };
  return { state: { ...state, compare }, notice: removed };
}

/** Takes everything off the compare list; nothing happens where nothing is on it. */
export function emptyCompare(state: ShopState): Transition {
  if (state.compare.length === 0) return { state };
  return { state: { ...state, compare: [] }, notice: removed };
}

/** The compare list, to be drawn. */
export const compareList: ShopList = {
  part: "compare",
  label: "Compare",
  remove: removeFromCompare,
  empty: emptyCompare,
};
