import type { Product } from "#content/schema.ts";
import { listed, removal, type ShopList, type ShopState, type Step } from "#shop/state.ts";

/** Leaves only these on the wishlist; nothing happens where that takes nothing off. */
function leave(state: ShopState, wishlist: ShopState["wishlist"]): Step {
  if (wishlist.length === state.wishlist.length) return { state };
  return { state: { ...state, wishlist }, notice: removal("Item Removed from Wishlist") };
}

/** Takes a product off the wishlist; nothing happens where it is not on it. */
export const removeFromWishlist = (state: ShopState, id: number): Step =>
  leave(
    state,
    state.wishlist.filter((product) => product.id !== id),
  );

/** Takes everything off the wishlist; nothing happens where nothing is on it. */
export const emptyWishlist = (state: ShopState): Step => leave(state, []);

/** Puts a product on the wishlist, or takes it off where it is on it. */
export function toggleWishlist(state: ShopState, product: Product): Step {
  if (state.wishlist.some(({ id }) => id === product.id)) return removeFromWishlist(state, product.id);
  return {
    state: { ...state, wishlist: [...state.wishlist, listed(product)] },
    notice: { kind: "success", text: "Item Added to Wishlist" },
  };
}

/** The wishlist, to be drawn. */
export const wishList: ShopList = {
  part: "wishlist",
  label: "Wishlist",
  remove: removeFromWishlist,
  empty: emptyWishlist,
};
