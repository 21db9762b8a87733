import { memo, useDeferredValue } from "react";
import { cartMeta } from "#content/page-meta/cart";
import { CartForm } from "#sections/cart-form";
import { CartSummary } from "#sections/cart-summary";
import { PageOpening } from "#sections/page-opening";
import { ShopWait } from "#sections/shop-wait";
import { decrement, increment } from "#shop/cart";
import { cartAmounts, cartItem } from "#shop/cart-item";
import { mostPieces, type ShopState } from "#shop/state";
import { act } from "#shop/store";
import { useRemoval } from "#shop/use-removal";
import { useShop } from "#shop/use-shop";
import { Band } from "#ui/band";
import { ButtonLink } from "#ui/button";
import { Container } from "#ui/container";
import { Grid } from "#ui/grid";
import { Text } from "#ui/text";

const step = (id: number, by: 1 | -1) => act((state) => (by === 1 ? increment : decrement)(state, id));

/** The cart: every line, what can be done to it, and what they come to. */
export function CartPage() {
  return (
    <>
      <PageOpening {...cartMeta} />
      <Band>
        <Container>
          <Cart />
        </Container>
      </Band>
    </>
  );
}

function Cart() {
  const { state, phase, kept } = useShop();
  const { removed, remove, undo } = useRemoval();
  // the line that somebody presses in is drawn first
  const summed = useDeferredValue(state.cart);
  if (phase === "restoring") return <ShopWait thing="cart" />;
  return (
    <Grid columns="sidebar" gap="lg" align="start">
      <CartForm
        items={state.cart.map(cartItem)}
        most={mostPieces}
        kept={kept}
        removed={removed}
        onStep={step}
        onRemove={remove}
        onUndo={undo}
      />
      <Sums cart={summed} kept={kept} />
    </Grid>
  );
}

const Sums = memo(
  ({ cart, kept }: Pick<ShopState, "cart"> & { kept: boolean }) =>
    cart.length > 0 && (
      <CartSummary amounts={cartAmounts(cart)}>
        <ButtonLink to="/checkout" width="full">
          Proceed to Checkout
        </ButtonLink>
        <Text size="small" tone="secondary">
          This shop is a demonstration: nothing is sold, charged or delivered.
          {!kept && " This browser keeps nothing for this site: the cart lasts as long as this page is open."}
        </Text>
      </CartSummary>
    ),
);
