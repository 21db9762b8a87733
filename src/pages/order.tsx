import { suggestedBooks } from "#content/derived/suggested-books.ts";
import { orderMeta } from "#content/page-meta/order.ts";
import { paymentMethods } from "#content/payment.ts";
import { CartSummary } from "#sections/cart/cart-summary.tsx";
import { OrderDetails } from "#sections/cart/order-details.tsx";
import { RestoredPage, ShopLoading } from "#sections/cart/shop-loading.tsx";
import { ProductStrip } from "#sections/catalog/product-strip.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { cartAmounts, cartItem } from "#shop/cart-item.ts";
import type { Order, ShopState } from "#shop/state.ts";
import { useShop } from "#shop/store.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

/** The confirmation of the last order, which survives a reload and prints. */
export function OrderPage() {
  const { order, products, status, persisted } = useShop();
  return (
    <RestoredPage>
      <PageHeader {...orderMeta} heading="Thank You For Your Order!" />
      <Section padding="compact">
        <Container>
          {/* Keyed, because a link that moved with the restored order would shift the layout. */}
          <Stack key={status} gap="lg" align="start">
            {status === "restoring" && <ShopLoading part="order" />}
            {status === "ready" &&
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

type ReceivedOrderProps = Pick<ShopState, "products"> & { order: Order; persisted: boolean };

function ReceivedOrder({ order: { number, placedAt, payment, lines }, products, persisted }: ReceivedOrderProps) {
  const items = lines.map((line) => cartItem(line, products));
  return (
    <div className="flex w-full flex-col gap-10">
      <Stack gap="xs">
        <Text size="lead">your order has been recived</Text>
        <Text tone="secondary">
          This shop is a demonstration: nothing was charged, nothing will be delivered.{" "}
          {persisted
            ? "The order is kept in this browser alone."
            : "This browser keeps nothing for this site: the order can be read until you close or reload the page."}
        </Text>
      </Stack>
      <Grid columns="sidebar" gap="lg" align="start">
        <OrderDetails
          number={number}
          placedAt={placedAt}
          payment={paymentMethods.find(({ value }) => value === payment)?.label ?? payment}
          lines={items}
          onPrint={() => window.print()}
        />
        <CartSummary title="Order total" amounts={cartAmounts(lines)} lines={items} />
      </Grid>
    </div>
  );
}

function NoOrder() {
  return (
    <div className="flex w-full flex-col gap-14">
      <div className="flex flex-col items-start gap-3">
        <Heading level={2} size="md">
          No order yet
        </Heading>
        <Text tone="secondary">There is no order in this browser yet, so there is nothing to show.</Text>
        <div className="pt-1">
          <ButtonLink to="/shop">Go to the shop</ButtonLink>
        </div>
      </div>
      <ProductStrip title="Start with one of these" level={3} size="sm" products={suggestedBooks} />
    </div>
  );
}
