import { cx } from "class-variance-authority";
import { memo, useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { countries } from "#content/country.ts";
import { checkoutMeta } from "#content/page-meta/checkout.ts";
import { cardBrands, paymentMethods } from "#content/payment.ts";
import { useKeptState } from "#lib/form/use-kept-state.ts";
import { notify } from "#lib/toast/notice.ts";
import { CartEmpty } from "#sections/cart/cart-empty.tsx";
import { CartSummary } from "#sections/cart/cart-summary.tsx";
import { RestoredPage, ShopLoading } from "#sections/cart/shop-loading.tsx";
import { BillingForm } from "#sections/checkout/billing-form.tsx";
import { BrandPicker } from "#sections/checkout/brand-picker.tsx";
import { CardForm, type CardError, type CardFormProps } from "#sections/checkout/card-form.tsx";
import { CouponForm } from "#sections/checkout/coupon-form.tsx";
import { TypedEmails } from "#sections/checkout/email-input.tsx";
import { PaymentChoice } from "#sections/checkout/payment-choice.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { cartAmounts, cartItem } from "#shop/cart-item.ts";
import { orderCart } from "#shop/order-cart.ts";
import { emptyCart } from "#shop/order.ts";
import { useShop } from "#shop/store.ts";
import { Accordion, AccordionItem } from "#ui/accordion.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import { Text } from "#ui/text.tsx";

const credentials = "user not existed! credential is : user@*****.com | vendor@*****.com | admin@*****.com";

function rejectUser(error: CardError): void {
  notify({ kind: "info", ...error });
  // oxlint-disable-next-line no-alert -- the specification asks for the browser's own dialog
  window.alert(credentials);
}

/** Coupon, addresses and payment in sections that open and close, beside the cart total. */
export function CheckoutPage() {
  return (
    <RestoredPage>
      <PageHeader
        {...checkoutMeta}
        lead="Nothing ships from here, so the card below is all an order needs. The coupon and the address are there to try."
      />
      <Section padding="compact">
        <Container>
          <NothingToPay />
          <Grid columns="sidebar" gap="lg" align="start">
            <div className="lg:hidden no-script:hidden">
              <OrderSummary />
            </div>
            <div className="min-w-0 border-t-thin border-hairline no-script:hidden">
              <TypedEmails>
                <CheckoutSections />
              </TypedEmails>
            </div>
            <div className="hidden lg:stay-in-view lg:block no-script:block">
              <CartTotal />
            </div>
          </Grid>
        </Container>
      </Section>
    </RestoredPage>
  );
}

function CheckoutSections() {
  const [open, setOpen] = useKeptState("open sections of the checkout", "payment");
  const showErrors = useCallback(
    (error: CardError) => {
      setOpen((now) => (now.includes("payment") ? now : `${now} payment`));
      notify({ kind: "error", ...error });
    },
    [setOpen],
  );
  return (
    <Accordion type="multiple" value={open.split(" ")} onValueChange={(values) => setOpen(values.join(" "))}>
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
  const { cart } = useShop();
  const pay = async () => {
    // The specification labels the value `cash` 'Payment By Card'.
    if (!(await orderCart("cash"))) return emptyCart;
    notify({ kind: "success", text: "Order Recived sucessfully!" });
    void navigate("/order_received");
    return undefined;
  };
  return (
    <PaymentChoice methods={paymentMethods}>
      <BrandPicker brands={cardBrands} />
      <CardForm
        total={cart.length > 0 ? cartAmounts(cart).total : undefined}
        onPay={pay}
        onUnknownUser={rejectUser}
        onInvalid={onInvalid}
      />
    </PaymentChoice>
  );
});

/** An empty cart comes before the form, known before the first paint. */
function NothingToPay() {
  const { cart, status } = useShop();
  if (cart.length > 0) return null;
  return (
    <div className={cx("mb-8", status === "restoring" && "hidden empty-cart:block")}>
      <CartEmpty id="nothing-to-pay" />
    </div>
  );
}

/** The cart total of windows without room beside the form: folded, with the sum in view. */
function OrderSummary() {
  const { cart, status } = useShop();
  return (
    <details className="group">
      <summary className="flex min-h-target cursor-pointer list-none items-center gap-4 border-b-thin border-hairline font-medium">
        <span className="flex grow flex-wrap justify-between gap-x-4">
          Order summary
          {cart.length > 0 && <span className="data-text">{cartAmounts(cart).total}</span>}
        </span>
        <span className="transition-transform duration-fast group-open:-scale-y-100">
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className="pt-4">{status === "ready" && <CartTotal />}</div>
    </details>
  );
}

function CartTotal() {
  const { cart, products, status } = useShop();
  if (status === "restoring") return <ShopLoading part="cart" />;
  return (
    <CartSummary amounts={cartAmounts(cart)} lines={cart.map((line) => cartItem(line, products))}>
      <Text size="small" tone="secondary">
        This shop is a demonstration: nothing is sold, charged or delivered. To change quantities, go back to{" "}
        <Link to="/cart">your cart</Link>.
      </Text>
    </CartSummary>
  );
}
