import type { Product } from "#content/schema.ts";
import {
  listDetail,
  toListItem,
  removeNotice,
  type ProductList,
  type ShopState,
  type Transition,
} from "#shop/state.ts";

const place = "on your wishlist";

/** Removes products from the wishlist, with one notice; no products change nothing. */
function remove(state: ShopState, removed: ShopState["wishlist"]): Transition {
  if (removed.length === 0) return { state };
  const wishlist = state.wishlist.filter((product) => !removed.includes(product));
  const detail = listDetail(removed, wishlist.length, `left ${place}`);
  return { state: { ...state, wishlist }, notice: removeNotice("Item Removed from Wishlist", detail) };
}

/** Removes a product from the wishlist; an unknown id changes nothing. */
export const removeFromWishlist = (state: ShopState, id: number): Transition =>
  remove(
    state,
    state.wishlist.filter((product) => product.id === id),
  );

/** Removes all products from the wishlist, with one notice. */
export const emptyWishlist = (state: ShopState): Transition => remove(state, state.wishlist);

/** Adds a product to the wishlist, or removes a listed one. */
export function toggleWishlist(state: ShopState, product: Product): Transition {
  if (state.wishlist.some(({ id }) => id === product.id)) return removeFromWishlist(state, product.id);
  const wishlist = [...state.wishlist, toListItem(product)];
  const detail = listDetail([product], wishlist.length, place);
  return { state: { ...state, wishlist }, notice: { kind: "success", text: "Item Added to Wishlist", detail } };
}

/** The wishlist as the shop page renders it. */
export const wishlist: ProductList = {
  part: "wishlist",
  label: "Wishlist",
  remove: removeFromWishlist,
  empty: emptyWishlist,
};
