import { memo, useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";
import { countries } from "#content/country.ts";
import { checkoutMeta } from "#content/page-meta/checkout.ts";
import { cardBrands, paymentMethods } from "#content/payment.ts";
import { notify } from "#lib/toast/notice.ts";
import { CartEmpty } from "#sections/cart/cart-empty.tsx";
import { CartSummary } from "#sections/cart/cart-summary.tsx";
import { RestoredPage, ShopLoading } from "#sections/cart/shop-loading.tsx";
import { BillingForm } from "#sections/checkout/billing-form.tsx";
import { BrandPicker } from "#sections/checkout/brand-picker.tsx";
import { CardForm, type CardFormProps } from "#sections/checkout/card-form.tsx";
import { CouponForm } from "#sections/checkout/coupon-form.tsx";
import { PaymentChoice } from "#sections/checkout/payment-choice.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { cartAmounts, cartItem } from "#shop/cart-item.ts";
import { placeOrder } from "#shop/order.ts";
import type { Order } from "#shop/state.ts";
import { dispatch, useShop } from "#shop/store.ts";
import { Accordion, AccordionItem } from "#ui/accordion.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import { Text } from "#ui/text.tsx";

const credentials = "user not existed! credential is : user@*****.com | vendor@*****.com | admin@*****.com";

/** Orders the content of the cart; an empty cart does not replace an earlier order. */
const order = (payment: Order["payment"]) =>
  dispatch((state) => {
    const isEmpty = !state.cart.some(({ available }) => available);
    return isEmpty && state.order ? { state } : placeOrder(state, payment, new Date());
  });

function rejectUser(): void {
  notify({ kind: "info", text: "user not existed!" });
  // oxlint-disable-next-line no-alert -- the specification asks for the browser's own dialog
  window.alert(credentials);
}

/** Coupon, addresses and payment in sections that open and close, beside the cart total. */
export function CheckoutPage() {
  return (
    <RestoredPage>
      <PageHeader {...checkoutMeta} />
      <Section padding="compact">
        <Container>
          <Grid columns="sidebar" gap="lg" align="start">
            <div className="min-w-0 border-t-thin border-hairline no-script:hidden">
              <CheckoutSections />
            </div>
            <CartTotal />
          </Grid>
        </Container>
      </Section>
    </RestoredPage>
  );
}

function CheckoutSections() {
  const [open, setOpen] = useState(["payment"]);
  const showErrors = useCallback(() => {
    setOpen((now) => (now.includes("payment") ? now : [...now, "payment"]));
    notify({ kind: "error", text: "Empty field is not allowed!" });
  }, []);
  return (
    <Accordion type="multiple" value={open} onValueChange={setOpen}>
      <AccordionItem value="coupon" title="Have a coupon ? Click here to enter your code." level={2}>
        <CouponForm />
      </AccordionItem>
      <AccordionItem value="billing" title="Billing Address" level={2}>
        <Billing />
      </AccordionItem>
      <AccordionItem value="payment" title="Payment Method" level={2}>
        <Payment onInvalid={showErrors} />
      </AccordionItem>
    </Accordion>
  );
}

// Opening a section renders neither the countries nor the card form again: they took 38 ms at a quarter of the processor.
const Billing = memo(() => <BillingForm countries={countries} />);

const Payment = memo(({ onInvalid }: Pick<CardFormProps, "onInvalid">) => {
  const navigate = useNavigate();
  const finish = () => {
    // The specification labels the value `cash` 'Payment By Card'.
    order("cash");
    notify({ kind: "success", text: "Order Recived sucessfully!" });
    void navigate("/order_received");
  };
  return (
    <PaymentChoice methods={paymentMethods} onOrder={() => order("card")}>
      <BrandPicker brands={cardBrands} />
      <CardForm onPaid={finish} onUnknownUser={rejectUser} onInvalid={onInvalid} />
    </PaymentChoice>
  );
});

function CartTotal() {
  const { cart, products, status } = useShop();
  if (status === "restoring") return <ShopLoading part="cart" />;
  if (cart.length === 0) return <CartEmpty id="cart-empty" />;
  return (
    <CartSummary amounts={cartAmounts(cart)} lines={cart.map((line) => cartItem(line, products))}>
      <Text size="small" tone="secondary">
        This shop is a demonstration: nothing is sold, charged or delivered. To change quantities, go back to{" "}
        <Link to="/cart">your cart</Link>.
      </Text>
    </CartSummary>
  );
}
