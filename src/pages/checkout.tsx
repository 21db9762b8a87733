import { memo, useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";
import { countries } from "#content/country";
import { checkoutMeta } from "#content/page-meta/checkout";
import { cardBrands, paymentMethods } from "#content/payment";
import { notify } from "#lib/notice";
import { BillingForm } from "#sections/billing-form";
import { BrandPicker } from "#sections/brand-picker";
import { CardForm, type CardFormProps } from "#sections/card-form";
import { CartEmpty } from "#sections/cart-empty";
import { CartSummary } from "#sections/cart-summary";
import { CouponForm } from "#sections/coupon-form";
import { PageOpening } from "#sections/page-opening";
import { PaymentChoice } from "#sections/payment-choice";
import { ShopWait } from "#sections/shop-wait";
import { cartAmounts, cartItem } from "#shop/cart-item";
import { placeOrder } from "#shop/order";
import type { Order } from "#shop/state";
import { act } from "#shop/store";
import { useShop } from "#shop/use-shop";
import { Accordion, AccordionItem } from "#ui/accordion";
import { Band } from "#ui/band";
import { Container } from "#ui/container";
import { Grid } from "#ui/grid";
import { Link } from "#ui/link";
import { Text } from "#ui/text";

const credentials = "user not existed! credential is : user@*****.com | vendor@*****.com | admin@*****.com";

/** Orders what is in the cart; an empty one never takes the place of an order that was placed before. */
const place = (payment: Order["payment"]) =>
  act((state) => {
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
      <PageOpening {...checkoutMeta} trail={[{ label: "Cart", to: "/cart" }]} />
      <Band>
        <Container>
          <Grid columns="sidebar" gap="lg" align="start">
            <div className="min-w-0 border-t-thin border-hairline no-script:hidden">
              <Steps />
            </div>
            <CartTotal />
          </Grid>
        </Container>
      </Band>
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
  const { state, phase } = useShop();
  if (phase === "restoring") return <ShopWait thing="cart" />;
  if (state.cart.length === 0) return <CartEmpty id="cart-empty" />;
  return (
    <CartSummary amounts={cartAmounts(state.cart)} lines={state.cart.map(cartItem)}>
      <Text size="small" tone="secondary">
        This shop is a demonstration: nothing is sold, charged or delivered. To change quantities, go back to{" "}
        <Link to="/cart">your cart</Link>.
      </Text>
    </CartSummary>
  );
}
