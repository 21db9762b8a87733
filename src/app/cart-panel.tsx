import { MiniCartPanel } from "#sections/cart/mini-cart-panel.tsx";
import { cartAmounts, cartItem } from "#shop/cart-item.ts";
import { useShop } from "#shop/store.ts";
import { useCartRemoval } from "#shop/use-cart-removal.ts";

/** Connects the panel of the mini cart to the store. */
export function CartPanel() {
  const { cart, products, status } = useShop();
  const { removed, remove, undo } = useCartRemoval();
  return (
    <MiniCartPanel
      items={status === "ready" ? cart.map((line) => cartItem(line, products)) : undefined}
      subtotal={cartAmounts(cart).sub}
      removed={removed}
      onRemove={remove}
      onUndo={undo}
    />
  );
}
