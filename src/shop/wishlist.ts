import type { Product } from "#content/schema.ts";
import { toListItem, removeNotice, type ShopList, type ShopState, type Transition } from "#shop/state.ts";

/** Leaves only these on the wishlist; nothing happens where that takes nothing off. */
function leave(state: ShopState, wishlist: ShopState["wishlist"]): Transition {
  if (wishlist.length === state.wishlist.length) return { state };
  return { state: { ...state, wishlist }, notice: removeNotice("Item Removed from Wishlist") };
}

/** Takes a product off the wishlist; nothing happens where it is not on it. */
export const removeFromWishlist = (state: ShopState, id: number): Transition =>
  leave(
    state,
    state.wishlist.filter((product) => product.id !== id),
  );

/** Takes everything off the wishlist; nothing happens where nothing is on it. */
export const emptyWishlist = (state: ShopState): Transition => leave(state, []);

/** Puts a product on the wishlist, or takes it off where it is on it. */
export function toggleWishlist(state: ShopState, product: Product): Transition {
  if (state.wishlist.some(({ id }) => id === product.id)) return removeFromWishlist(state, product.id);
  return {
    state: { ...state, wishlist: [...state.wishlist, toListItem(product)] },
    notice: { kind: "success", text: "Item Added to Wishlist" },
  };
}

/** The wishlist, to be drawn. */
export const wishlist: ShopList = {
  part: "wishlist",
  label: "Wishlist",
  remove: removeFromWishlist,
  empty: emptyWishlist,
};
