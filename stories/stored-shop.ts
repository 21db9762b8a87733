import { products } from "#content/product.ts";
import type { Product } from "#content/schema.ts";
import { cartLine } from "#shop/cart.ts";
import { parseState } from "#shop/parse-state.ts";
import { toListItem, type ShopState } from "#shop/state.ts";
import { openShop, shop } from "#shop/store.ts";

const product = (id: number): Product => {
  const found = products.find((one) => one.id === id);
  if (!found) throw new Error(`The catalog has no product ${id}`);
  return found;
};

/** A line of the cart as the browser keeps it. */
export const keptLine = (id: number, qty: number) => cartLine(product(id), qty, "", product(id).size);

/** Products of the wishlist or the compare list as the browser keeps them. */
export const keptList = (...ids: number[]) => ids.map((id) => toListItem(product(id)));

/**
 * A story's `beforeEach`: the shop over what the browser has kept from an earlier visit, and nothing of it afterwards.
 */
export const keptShop =
  (kept: Partial<ShopState> = {}) =>
  async (): Promise<() => void> => {
    window.localStorage.setItem("root", JSON.stringify({ version: 1, ...kept }));
    const close = openShop(async () => parseState);
    await new Promise<void>((resolve) => {
      if (shop.getState().phase === "ready") resolve();
      const stop = shop.subscribe(({ phase }) => {
        if (phase !== "ready") return;
        stop();
        resolve();
      });
    });
    return () => {
      close();
      window.localStorage.removeItem("root");
    };
  };
