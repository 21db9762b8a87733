import { CartPanel } from "#app/later.tsx";
import { MiniCart } from "#sections/cart/mini-cart.tsx";
import { useCartCount } from "#shop/use-shop.ts";

/** The header's cart; a component of its own, so that a change of the cart re-renders nothing else of the header. */
export const CartCounter = () => <MiniCart count={useCartCount()} Panel={CartPanel} />;
