import type { Product } from "#content/schema.ts";
import { toListItem, type ShopNotice, type ProductList, type ShopState, type Transition } from "#shop/state.ts";

const removed: ShopNotice = { kind: "warning", text: "Item Removed from Compare List" };

/** Adds a product to the compare list; a product that is already listed results in a warning alone. */
export function addToCompare(state: ShopState, product: Product): Transition {
  if (state.compare.some(({ id }) => id === product.id))
    return { state, notice: { kind: "warning", text: "Already added to Compare List" } };
  return {
    state: { ...state, compare: [...state.compare, toListItem(product)] },
    notice: { kind: "success", text: "Added to Compare List" },
  };
}

/** Removes a product from the compare list; an unknown id results in an error notice, worded as specified. */
export function removeFromCompare(state: ShopState, id: number): Transition {
  const compare = state.compare.filter((product) => product.id !== id);
  if (compare.length === state.compare.length) return { state, notice: { kind: "error", text: "Target no Found" } };
  return { state: { ...state, compare }, notice: removed };
}

/** Removes all products from the compare list, with one notice. */
export function emptyCompare(state: ShopState): Transition {
  if (state.compare.length === 0) return { state };
  return { state: { ...state, compare: [] }, notice: removed };
}

/** The compare list as the shop page renders it. */
export const compareList: ProductList = {
  part: "compare",
  label: "Compare",
  remove: removeFromCompare,
  empty: emptyCompare,
};
