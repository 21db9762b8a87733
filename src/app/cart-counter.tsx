import { MiniCart } from "#sections/cart/mini-cart.tsx";
import { useCartCount } from "#shop/use-shop.ts";

const loadCartPanel = () => import("#app/cart-panel.tsx").then((m) => m.CartPanel);

/** The header's cart; a component of its own, so that a change of the cart re-renders nothing else of the header. */
export const CartCounter = () => <MiniCart count={useCartCount()} loadPanel={loadCartPanel} />;
