import { MiniCartPanel } from "#sections/mini-cart-panel";
import { cartAmounts, cartItem } from "#shop/cart-item";
import { useRemoval } from "#shop/use-removal";
import { useShop } from "#shop/use-shop";

/** The mini-cart's panel over the shop's store. */
export function CartPanel() {
  const { state, phase } = useShop();
  const { removed, remove, undo } = useRemoval();
  return (
    <MiniCartPanel
      items={phase === "ready" ? state.cart.map(cartItem) : undefined}
      subtotal={cartAmounts(state.cart).sub}
      removed={removed}
      onRemove={remove}
      onUndo={undo}
    />
  );
}
