import { CartPanel } from "#app/later.tsx";
import { useCartCount } from "#app/shop-door.tsx";
import { MiniCart } from "#sections/cart/mini-cart.tsx";

/** The header's cart: of the frame around every page it is all that is drawn again when the cart changes. */
export const CartCounter = () => <MiniCart count={useCartCount()} Panel={CartPanel} />;
