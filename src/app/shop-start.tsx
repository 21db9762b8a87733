import { openShop, shop } from "#shop/store.ts";

/** Opens the shop's store and tells how many pieces are in the cart, now and whenever that changes. */
export function startShop(tell: (count: number | undefined) => void): void {
  const say = () => {
    const { phase, state } = shop.getState();
    tell(phase === "ready" ? state.cart.reduce((sum, { qty }) => sum + qty, 0) : undefined);
  };
  openShop(() => import("#shop/parse-state.ts").then((m) => m.parseState));
  shop.subscribe(say);
  say();
}
