import { CartPanel } from "#app/later";
import { useCartCount } from "#app/shop-door";
import { MiniCart } from "#sections/mini-cart";

/** The header's cart: of the frame around every page it is all that is drawn again when the cart changes. */
export const CartCounter = () => <MiniCart count={useCartCount()} Panel={CartPanel} />;
