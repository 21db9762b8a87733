import { useEffect } from "react";
import { useStore } from "zustand";
import { prepareShop, shop, type Shop } from "#shop/store.ts";

/**
 * What the store holds, or what is selected of it; while a page comes to life, what it was prerendered from. Whoever
 * looks into the shop may act in it soon, so what that takes is brought. Every change of it draws the caller again: call
 * it where little else is, and select what stays the same as long as nothing changed.
 */
export function useShop<Part = Shop>(select: (whole: Shop) => Part = (whole) => whole as Part): Part {
  useEffect(prepareShop, []);
  return useStore(shop, select);
}
