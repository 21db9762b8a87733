import { useEffect } from "react";
import { useStore } from "zustand";
import { prepareShop, shop, type Shop } from "#shop/store";

/**
 * What the store holds; while a page comes to life, what it was prerendered from. Whoever looks into the shop may act in
 * it soon, so what that takes is brought. Every change draws the caller again: call it where little else is.
 */
export function useShop(): Shop {
  useEffect(prepareShop, []);
  return useStore(shop);
}
