import { cx } from "class-variance-authority";
import { books } from "#content/derived/books.ts";
import { cartMeta } from "#content/page-meta/cart.ts";
import { CartForm } from "#sections/cart/cart-form.tsx";
import { CartSummary } from "#sections/cart/cart-summary.tsx";
import { RestoredPage, ShopLoading } from "#sections/cart/shop-loading.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { cartAmounts, cartItem } from "#shop/cart-item.ts";
import { decrement, increment } from "#shop/cart.ts";
import { maxQuantity } from "#shop/state.ts";
import { dispatch, useShop } from "#shop/store.ts";
import { useCartRemoval } from "#shop/use-cart-removal.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Section } from "#ui/section.tsx";
import { Text } from "#ui/text.tsx";

const step = (id: number, by: 1 | -1) => void dispatch((state) => (by === 1 ? increment : decrement)(state, id));

const disclaimer = "This shop is a demonstration: nothing is sold, charged or delivered.";
const unsavedNote = "This browser keeps nothing for this site: the cart lasts as long as this page is open.";

/** The cart page. */
export function CartPage() {
  return (
    <RestoredPage>
      <PageHeader {...cartMeta} />
      <Section padding="compact">
        <Container>
          <Cart />
        </Container>
      </Section>
    </RestoredPage>
  );
}

function Cart() {
  const { cart, products, status, persisted } = useShop();
  const { removed, remove, undo } = useCartRemoval();
  const isRestoring = status === "restoring";
  // The same elements during a restore, with and without lines, so that the form keeps its state and focus.
  return (
    <>
      {isRestoring && (
        <div className="empty-cart:hidden">
          <ShopLoading part="cart" />
        </div>
      )}
      <div
        className={cx(
          "grid-cols-1 items-start gap-8 md:gap-12 print:block print:space-y-8",
          isRestoring ? "hidden empty-cart:grid" : "grid",
          cart.length > 0 && "lg:grid-cols-sidebar",
        )}
      >
        <CartForm
          items={cart.map((line) => cartItem(line, products))}
          maxQuantity={maxQuantity}
          persisted={persisted}
          suggestions={books}
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
              {persisted ? disclaimer : `${disclaimer} ${unsavedNote}`}
            </Text>
          </CartSummary>
        )}
      </div>
    </>
  );
}
