import type { Product } from "#content/schema.ts";
import {
  listDetail,
  toSavedProduct,
  removeNotice,
  withProduct,
  type SavedList,
  type ShopState,
  type ShopUpdate,
} from "#shop/state.ts";

const place = "on your wishlist";

/** Removes products from the wishlist, with one notice; no products change nothing. */
function remove(state: ShopState, removed: ShopState["wishlist"]): ShopUpdate {
  if (removed.length === 0) return { state };
  const wishlist = state.wishlist.filter((product) => !removed.includes(product));
  const detail = listDetail(removed, wishlist.length, `left ${place}`);
  return { state: { ...state, wishlist }, notice: removeNotice("Item Removed from Wishlist", detail) };
}

/** Removes a product from the wishlist; an unknown id changes nothing. */
export const removeFromWishlist = (state: ShopState, id: number): ShopUpdate =>
  remove(
    state,
    state.wishlist.filter((product) => product.id === id),
  );

/** Removes all products from the wishlist, with one notice. */
export const emptyWishlist = (state: ShopState): ShopUpdate => remove(state, state.wishlist);

/** Adds a product to the wishlist, or removes a listed one. */
export function toggleWishlist(state: ShopState, product: Product): ShopUpdate {
  if (state.wishlist.some(({ id }) => id === product.id)) return removeFromWishlist(state, product.id);
  const wishlist = [...state.wishlist, toSavedProduct(product)];
  const detail = listDetail([product], wishlist.length, place);
  return {
    state: { ...state, wishlist, products: withProduct(state.products, product) },
    notice: { kind: "success", text: "Item Added to Wishlist", detail },
  };
}

/** The wishlist as the shop page renders it. */
export const wishlist: SavedList = {
  part: "wishlist",
  label: "Wishlist",
  remove: removeFromWishlist,
  empty: emptyWishlist,
};
