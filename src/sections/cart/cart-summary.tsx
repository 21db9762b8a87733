import { cx } from "class-variance-authority";
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

/**
 * The sums of a cart or an order as a receipt, whose dotted lines lead to the amounts: first what is bought, then the charges
 * in small text, and the sum to pay.
 */
export function CartSummary({ amounts, lines = [], title = "Cart total", children }: CartSummaryProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex break-inside-avoid flex-col gap-5 border-thin border-control bg-raised p-6 text-primary narrow:p-4"
    >
      <div className="border-b-thick border-strong pb-3">
        <Heading level={2} size="sm" id={id}>
          {title}
        </Heading>
      </div>
      <dl className="flex flex-col gap-2 text-small">
        {lines.map((line) => (
          <Row key={line.id} amount={line.total}>
            <span>{`${line.title} ×\u00A0${line.quantity}`}</span>
            {!line.available && <UnavailableBadge />}
          </Row>
        ))}
        <Row amount={amounts.count} look={lines.length > 0 && tornOff}>
          Total product
        </Row>
        <Row amount={amounts.sub}>Sub Price</Row>
        <Row amount={amounts.vat} look={charge}>
          Vat
        </Row>
        <Row amount={amounts.ecoTax} look={charge}>
          Eco Tax
        </Row>
        <Row amount={amounts.delivery} look={charge}>
          Delivery Charge
        </Row>
        <div className={cx(tornOff, "flex items-baseline justify-between gap-x-4 narrow:flex-wrap")}>
          <dt className="text-title font-medium">Total Price</dt>
          <dd className="data-text text-subheading narrow:text-title">{amounts.total}</dd>
        </div>
      </dl>
      {children}
    </section>
  );
}

/** The line at which a receipt is torn off. */
const tornOff = "mt-2 border-t-thin border-dashed border-control pt-4";

const charge = "text-caption text-secondary";

function Row({ amount, look, children }: { amount: ReactNode; look?: string | false; children: ReactNode }) {
  return (
    <div className={cx("receipt-row", look)}>
      <dt>{children}</dt>
      <dd className="data-text">{amount}</dd>
    </div>
  );
}
