import { products } from "#content/product.ts";
import type { Product } from "#content/schema.ts";
import { cartLine } from "#shop/cart.ts";
import { toListItem, type ShopState } from "#shop/state.ts";
import { loadParser, shop } from "#shop/store.ts";

const product = (id: number): Product => {
  const found = products.find((one) => one.id === id);
  if (!found) throw new Error(`The catalog has no product ${id}`);
  return found;
};

/** A line of the cart as the browser keeps it. */
export const keptLine = (id: number, qty: number) => cartLine(product(id), qty, "", product(id).size);

/** Products of the wishlist or the compare list as the browser keeps them. */
export const keptList = (...ids: number[]) => ids.map((id) => toListItem(product(id)));

/** A story's `beforeEach`: restores the shop from this persisted state, and removes the state after the story. */
export const keptShop =
  (parts: Partial<ShopState> = {}) =>
  async (): Promise<() => void> => {
    shop.setState(shop.getInitialState());
    window.localStorage.setItem("root", JSON.stringify({ version: 1, ...parts }));
    await loadParser();
    await shop.persist.rehydrate();
    return () => window.localStorage.removeItem("root");
  };
