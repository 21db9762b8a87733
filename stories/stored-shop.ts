// what the store imports to restore a shop: a busy machine may need longer for it than a visitor waits
import "#content/record-data.ts";
import "#shop/parse-state.ts";
import { products } from "#content/product.ts";
import type { Product } from "#content/schema.ts";
import { cartItem, type CartItem } from "#shop/cart-item.ts";
import { cartLine } from "#shop/cart.ts";
import { toSavedProduct, type CartLine, type ShopState } from "#shop/state.ts";
import { loadParser, shopStore } from "#shop/store.ts";

const product = (id: number): Product => {
  const found = products.find((one) => one.id === id);
  if (!found) throw new Error(`The catalog has no product ${id}`);
  return found;
};

/** A persisted cart line. */
export const storedLine = (id: number, qty: number) => cartLine(product(id), qty, "", product(id).size);

/** A cart line as sections receive it. */
export const storedItem = (line: CartLine): CartItem => cartItem(line, products);

/** Persisted products of the wishlist or the compare list. */
export const storedList = (...ids: number[]) => ids.map((id) => toSavedProduct(product(id)));

/** A story's `beforeEach`: restores the shop from this persisted state, and removes the state after the story. */
export const storedShop =
  (parts: Partial<ShopState> = {}) =>
  async (): Promise<() => void> => {
    shopStore.setState(shopStore.getInitialState());
    window.localStorage.setItem("root", JSON.stringify({ version: 1, ...parts }));
    await loadParser();
    await shopStore.persist.rehydrate();
    return () => window.localStorage.removeItem("root");
  };
