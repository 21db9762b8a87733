import { cartMeta } from "#content/page-meta/cart.ts";
import { CartForm } from "#sections/cart/cart-form.tsx";
import { CartSummary } from "#sections/cart/cart-summary.tsx";
import { RestoredPage } from "#sections/cart/restored-page.tsx";
import { ShopLoading } from "#sections/cart/shop-loading.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { cartAmounts, cartItem } from "#shop/cart-item.ts";
import { decrement, increment } from "#shop/cart.ts";
import { maxQuantity } from "#shop/state.ts";
import { dispatch } from "#shop/store.ts";
import { useCartRemoval } from "#shop/use-cart-removal.ts";
import { useShop } from "#shop/use-shop.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { Section } from "#ui/section.tsx";
import { Text } from "#ui/text.tsx";

const step = (id: number, by: 1 | -1) => dispatch((state) => (by === 1 ? increment : decrement)(state, id));

/** The cart page. */
export function CartPage() {
  return (
    <RestoredPage>
      <PageHeader {...cartMeta} />
      <Section>
        <Container>
          <Cart />
        </Container>
      </Section>
    </RestoredPage>
  );
}

function Cart() {
  const { cart, status, persisted } = useShop();
  const { removed, remove, undo } = useCartRemoval();
  if (status === "restoring") return <ShopLoading part="cart" />;
  return (
    <Grid columns="sidebar" gap="lg" align="start">
      <CartForm
        items={cart.map(cartItem)}
        maxQuantity={maxQuantity}
        persisted={persisted}
        removed={removed}
        onStep={step}
        onRemove={remove}
        onUndo={undo}
      />
      {cart.length > 0 && (
        <CartSummary amounts={cartAmounts(cart)}>
          <ButtonLink to="/checkout" width="full">
            Proceed to Checkout
          </ButtonLink>
          <Text size="small" tone="secondary">
            This shop is a demonstration: nothing is sold, charged or delivered.
            {!persisted && " This browser keeps nothing for this site: the cart lasts as long as this page is open."}
          </Text>
        </CartSummary>
      )}
    </Grid>
  );
}
