import { useLayoutEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { books } from "#content/derived/books.ts";
import { orderMeta } from "#content/page-meta/order.ts";
import { paymentMethods } from "#content/payment.ts";
import { CartSummary } from "#sections/cart/cart-summary.tsx";
import { OrderDetails } from "#sections/cart/order-details.tsx";
import { RestoredPage, ShopLoading } from "#sections/cart/shop-loading.tsx";
import { SuggestedBooks } from "#sections/catalog/book-stack.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { cartAmounts, cartItem } from "#shop/cart-item.ts";
import { orderCart } from "#shop/order-cart.ts";
import type { Order, ShopState } from "#shop/state.ts";
import { useShop, type Shop } from "#shop/store.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

/**
 * Orders the cart where the address names the payment, and takes it out of the address: a reload orders nothing again. Without
 * anything to order, which may have been ordered already or in another tab, the cart replaces the page. True until then.
 */
function usePaymentOfAddress(status: Shop["status"]): boolean {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isOrdering = status === "ready" && params.get("payment") === "card";
  useLayoutEffect(() => {
    if (!isOrdering) return;
    void orderCart("card").then((isPlaced) => navigate(isPlaced ? "/order_received" : "/cart", { replace: true }));
  }, [isOrdering, navigate]);
  return isOrdering;
}

/** The confirmation of the last order, which survives a reload and prints. */
export function OrderPage() {
  const { order, products, status, persisted } = useShop();
  // an earlier order is not the one that is placed now
  const isKnown = !usePaymentOfAddress(status) && status === "ready";
  const heading = order ? "Thank You For Your Order!" : "No order yet";
  return (
    <RestoredPage>
      <PageHeader {...orderMeta} heading={isKnown ? heading : "Your order"} />
      {/* Keyed, because parts that moved with the heading or the restored order would shift the layout. */}
      <Section key={String(isKnown)} padding="compact">
        <Container>
          <Stack gap="lg" align="start">
            {!isKnown && <ShopLoading part="order" />}
            {isKnown &&
              (order ? <ReceivedOrder order={order} products={products} persisted={persisted} /> : <NoOrder />)}
            <span className="print:hidden">
              <ButtonLink to="/home" variant="secondary">
                Back Home
              </ButtonLink>
            </span>
          </Stack>
        </Container>
      </Section>
    </RestoredPage>
  );
}

const disclaimer = "This shop is a demonstration: nothing was charged, nothing will be delivered.";
const unsavedNote =
  "This browser keeps nothing for this site: the order can be read until you close or reload the page.";

type ReceivedOrderProps = Pick<ShopState, "products"> & { order: Order; persisted: boolean };

function ReceivedOrder({ order: { number, placedAt, payment, lines }, products, persisted }: ReceivedOrderProps) {
  return (
    <div className="flex w-full flex-col gap-10">
      <Text size="lead">{`${disclaimer} ${persisted ? "The order is kept in this browser alone." : unsavedNote}`}</Text>
      <Grid columns="sidebar" gap="lg" align="start">
        <OrderDetails
          number={number}
          placedAt={placedAt}
          payment={paymentMethods.find(({ value }) => value === payment)?.label ?? payment}
          lines={lines.map((line) => cartItem(line, products))}
          onPrint={() => window.print()}
        />
        <CartSummary title="Order total" amounts={cartAmounts(lines)} />
      </Grid>
    </div>
  );
}

function NoOrder() {
  return (
    <div className="grid w-full grid-cols-1 gap-12 lg:grid-cols-12">
      <div className="flex flex-col items-start gap-6 lg:col-span-4">
        <Text tone="secondary">There is no order in this browser yet, so there is nothing to show.</Text>
        <ButtonLink to="/shop">Go to the shop</ButtonLink>
      </div>
      <div className="lg:col-span-8">
        <SuggestedBooks level={2} books={books} />
      </div>
    </div>
  );
}
