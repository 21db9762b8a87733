import { memo, useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";
import { countries } from "#content/country.ts";
import { checkoutMeta } from "#content/page-meta/checkout.ts";
import { cardBrands, paymentMethods } from "#content/payment.ts";
import { notify } from "#lib/toast/notice.ts";
import { CartEmpty } from "#sections/cart/cart-empty.tsx";
import { CartSummary } from "#sections/cart/cart-summary.tsx";
import { ShopLoading } from "#sections/cart/shop-loading.tsx";
import { BillingForm } from "#sections/checkout/billing-form.tsx";
import { BrandPicker } from "#sections/checkout/brand-picker.tsx";
import { CardForm, type CardFormProps } from "#sections/checkout/card-form.tsx";
import { CouponForm } from "#sections/checkout/coupon-form.tsx";
import { PaymentChoice } from "#sections/checkout/payment-choice.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { cartAmounts, cartItem } from "#shop/cart-item.ts";
import { placeOrder } from "#shop/order.ts";
import type { Order } from "#shop/state.ts";
import { dispatch } from "#shop/store.ts";
import { useShop } from "#shop/use-shop.ts";
import { Accordion, AccordionItem } from "#ui/accordion.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import { Text } from "#ui/text.tsx";

const credentials = "user not existed! credential is : user@*****.com | vendor@*****.com | admin@*****.com";

/** Orders what is in the cart; an empty one never takes the place of an order that was placed before. */
const place = (payment: Order["payment"]) =>
  dispatch((state) => {
    const isEmpty = !state.cart.some(({ available }) => available);
    return isEmpty && state.order ? { state } : placeOrder(state, payment, new Date());
  });

function refuse(): void {
  notify({ kind: "info", text: "user not existed!" });
  // oxlint-disable-next-line no-alert -- the specification wants the browser's own
  window.alert(credentials);
}

/** What it takes to order: coupon, addresses, payment, each in a section of its own, beside what the cart comes to. */
export function CheckoutPage() {
  return (
    <>
      <PageHeader {...checkoutMeta} trail={[{ label: "Cart", to: "/cart" }]} />
      <Section>
        <Container>
          <Grid columns="sidebar" gap="lg" align="start">
            <div className="min-w-0 border-t-thin border-hairline no-script:hidden">
              <Steps />
            </div>
            <CartTotal />
          </Grid>
        </Container>
      </Section>
    </>
  );
}

/** Hundreds of countries need not be looked through whenever a section opens. */
const billing = <BillingForm countries={countries} />;
const coupon = <CouponForm />;
const brands = <BrandPicker brands={cardBrands} />;

function Steps() {
  const [open, setOpen] = useState<readonly string[]>(["payment"]);
  const complain = useCallback(() => {
    setOpen((now) => (now.includes("payment") ? now : [...now, "payment"]));
    notify({ kind: "error", text: "Empty field is not allowed!" });
  }, []);

  return (
    <Accordion open={open} onOpenChange={setOpen}>
      <AccordionItem value="coupon" title="Have a coupon ? Click here to enter your code." level={2}>
        {coupon}
      </AccordionItem>
      <AccordionItem value="billing" title="Billing Address" level={2}>
        {billing}
      </AccordionItem>
      <AccordionItem value="payment" title="Payment Method" level={2}>
        <Payment onInvalid={complain} />
      </AccordionItem>
    </Accordion>
  );
}

const Payment = memo(({ onInvalid }: Pick<CardFormProps, "onInvalid">) => {
  const navigate = useNavigate();
  const finish = () => {
    place("cash");
    notify({ kind: "success", text: "Order Recived sucessfully!" });
    void navigate("/order_received");
  };
  return (
    <PaymentChoice methods={paymentMethods} onOrder={() => place("card")}>
      {brands}
      <CardForm onPaid={finish} onStranger={refuse} onInvalid={onInvalid} />
    </PaymentChoice>
  );
});

function CartTotal() {
  const { cart, status } = useShop();
  if (status === "restoring") return <ShopLoading thing="cart" />;
  if (cart.length === 0) return <CartEmpty id="cart-empty" />;
  return (
    <CartSummary amounts={cartAmounts(cart)} lines={cart.map(cartItem)}>
      <Text size="small" tone="secondary">
        This shop is a demonstration: nothing is sold, charged or delivered. To change quantities, go back to{" "}
        <Link to="/cart">your cart</Link>.
      </Text>
    </CartSummary>
  );
}
