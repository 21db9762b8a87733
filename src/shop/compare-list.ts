import type { Product } from "#content/schema.ts";
import {
  listDetail,
  toSavedProduct,
  withProduct,
  type SavedList,
  type ShopState,
  type ShopUpdate,
} from "#shop/state.ts";

const place = "on your compare list";

/** Adds a product to the compare list; a product that is already listed results in a warning alone. */
export function addToCompare(state: ShopState, product: Product): ShopUpdate {
  if (state.compare.some(({ id }) => id === product.id)) {
    const detail = listDetail([product], state.compare.length, place);
    return { state, notice: { kind: "warning", text: "Already added to Compare List", detail } };
  }
  const compare = [...state.compare, toSavedProduct(product)];
  const detail = listDetail([product], compare.length, place);
  return {
    state: { ...state, compare, products: withProduct(state.products, product) },
    notice: { kind: "success", text: "Added to Compare List", detail },
  };
}

/** Removes products from the compare list, with one notice. */
function remove(state: ShopState, removed: ShopState["compare"]): ShopUpdate {
  const compare = state.compare.filter((product) => !removed.includes(product));
  const detail = listDetail(removed, compare.length, `left ${place}`);
  return { state: { ...state, compare }, notice: { kind: "warning", text: "Item Removed from Compare List", detail } };
}

/** Removes a product from the compare list; an unknown id results in an error notice, worded as specified. */
export function removeFromCompare(state: ShopState, id: number): ShopUpdate {
  const removed = state.compare.filter((product) => product.id === id);
  return removed.length > 0 ? remove(state, removed) : { state, notice: { kind: "error", text: "Target no Found" } };
}

/** Removes all products from the compare list, with one notice. */
export const emptyCompare = (state: ShopState): ShopUpdate =>
  state.compare.length > 0 ? remove(state, state.compare) : { state };

/** The compare list as the shop page renders it. */
export const compareList: SavedList = {
  part: "compare",
  label: "Compare",
  remove: removeFromCompare,
  empty: emptyCompare,
};
