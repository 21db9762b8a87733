import type { Product } from "#content/schema.ts";
import { toListItem, removeNotice, type ProductList, type ShopState, type Transition } from "#shop/state.ts";

/** Replaces the wishlist by a shorter one, with a notice; the same length changes nothing. */
function shorten(state: ShopState, wishlist: ShopState["wishlist"]): Transition {
  if (wishlist.length === state.wishlist.length) return { state };
  return { state: { ...state, wishlist }, notice: removeNotice("Item Removed from Wishlist") };
}

/** Removes a product from the wishlist; an unknown id changes nothing. */
export const removeFromWishlist = (state: ShopState, id: number): Transition =>
  shorten(
    state,
    state.wishlist.filter((product) => product.id !== id),
  );

/** Removes all products from the wishlist, with one notice. */
export const emptyWishlist = (state: ShopState): Transition => shorten(state, []);

/** Adds a product to the wishlist, or removes a listed one. */
export function toggleWishlist(state: ShopState, product: Product): Transition {
  if (state.wishlist.some(({ id }) => id === product.id)) return removeFromWishlist(state, product.id);
  return {
    state: { ...state, wishlist: [...state.wishlist, toListItem(product)] },
    notice: { kind: "success", text: "Item Added to Wishlist" },
  };
}

/** The wishlist as the shop page renders it. */
export const wishlist: ProductList = {
  part: "wishlist",
  label: "Wishlist",
  remove: removeFromWishlist,
  empty: emptyWishlist,
};
