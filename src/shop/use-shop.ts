import { useEffect } from "react";
import { useStore } from "zustand";
import { prepareShop, shop, type Shop } from "#shop/store";

/** What the store holds now, or the part of it that is asked for; while a page comes to life, what it was prerendered from. */
export const useShop = <Part>(part: (shop: Shop) => Part): Part => useStore(shop, part);

/** The same for a page of the shop, which will need everything that acting takes. */
export function useOpenShop(): Shop {
  useEffect(prepareShop, []);
  return useStore(shop);
}
