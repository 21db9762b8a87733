import { MiniCartPanel } from "#sections/cart/mini-cart-panel.tsx";
import { cartAmounts, cartItem } from "#shop/cart-item.ts";
import { useCartRemoval } from "#shop/use-cart-removal.ts";
import { useShop } from "#shop/use-shop.ts";

/** Connects the panel of the mini cart to the store. */
export function CartPanel() {
  const { cart, status } = useShop();
  const { removed, remove, undo } = useCartRemoval();
  return (
    <MiniCartPanel
      items={status === "ready" ? cart.map(cartItem) : undefined}
      subtotal={cartAmounts(cart).sub}
      removed={removed}
      onRemove={remove}
      onUndo={undo}
    />
  );
}
