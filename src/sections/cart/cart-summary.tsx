import { useId, type ReactNode } from "react";
import { UnavailableBadge } from "#sections/cart/unavailable-badge.tsx";
import type { CartAmounts, CartItem } from "#shop/cart-item.ts";
import { Heading } from "#ui/heading.tsx";

export type CartSummaryProps = {
  /** The formatted sums. */
  amounts: CartAmounts;
  /** Lines to list above the sums, one row each. */
  lines?: readonly Pick<CartItem, "id" | "title" | "quantity" | "total" | "available">[];
  title?: string;
  /** Links or text below the sums. */
  children?: ReactNode;
};

/** The sums of a cart or an order, as a description list. */
export function CartSummary({ amounts, lines = [], title = "Cart total", children }: CartSummaryProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex break-inside-avoid flex-col gap-4 rounded-card border-thin border-hairline bg-raised p-6 text-primary narrow:p-4"
    >
      <Heading level={2} size="sm" id={id}>
        {title}
      </Heading>
      <dl>
        {lines.map((line) => (
          <Row key={line.id} amount={line.total}>
            <span>{`${line.title} ×\u00A0${line.quantity}`}</span>
            {!line.available && <UnavailableBadge />}
          </Row>
        ))}
        <Row amount={amounts.count}>Total product</Row>
        <Row amount={amounts.sub}>Sub Price</Row>
        <Row amount={amounts.vat}>Vat</Row>
        <Row amount={amounts.ecoTax}>Eco Tax</Row>
        <Row amount={amounts.delivery}>Delivery Charge</Row>
        <div className="flex items-baseline justify-between gap-x-4 border-t-thick border-strong pt-4 text-title font-medium narrow:flex-wrap">
          <dt>Total Price</dt>
          <dd className="data-text">{amounts.total}</dd>
        </div>
      </dl>
      {children}
    </section>
  );
}

function Row({ amount, children }: { amount: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-x-4 border-t-thin border-hairline py-3 narrow:flex-wrap">
      <dt className="min-w-0 text-secondary">{children}</dt>
      <dd className="shrink-0 data-text">{amount}</dd>
    </div>
  );
}
