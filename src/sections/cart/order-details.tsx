import { localDay, longDate } from "#lib/format/text.ts";
import { LineCover } from "#sections/cart/line-cover.tsx";
import { OrderBarcode } from "#sections/cart/order-barcode.tsx";
import type { CartItem } from "#shop/cart-item.ts";
import { Button } from "#ui/button.tsx";
import { Heading } from "#ui/heading.tsx";

export type OrderDetailsProps = {
  number: string;
  /** Date and time in ISO 8601. */
  placedAt: string;
  /** The label of the payment method. */
  payment: string;
  /** The ordered products. */
  lines: readonly Pick<CartItem, "id" | "title" | "price" | "quantity" | "photo">[];
  /** Called to print the page. */
  onPrint: () => void;
};

/** A placed order as a shipping label: number with its barcode, date in the visitor's time zone, payment method, status and lines. */
export function OrderDetails({ number, placedAt, payment, lines, onPrint }: OrderDetailsProps) {
  return (
    <section aria-labelledby="order" className="flex flex-col border-thin border-control bg-raised text-primary">
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-4 pt-4 sm:px-6">
        <Heading level={2} size="sm" id="order">
          Order details
        </Heading>
        <div className="print:hidden no-script:hidden">
          <Button variant="quiet" size="compact" onClick={onPrint}>
            Print
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-1 sm:grid-cols-2">
        <dl className="text-caption">
          <div className="px-4 pt-2 pb-3 sm:px-6">
            <dt>Order number</dt>
            <dd className="data-text text-subheading wrap-anywhere narrow:text-body">{number}</dd>
          </div>
          <Fact term="Date">{longDate(localDay(new Date(placedAt)))}</Fact>
          <Fact term="Payment">{payment}</Fact>
          <Fact term="Ship to">No one</Fact>
          <Fact term="Status">your order has been recived</Fact>
        </dl>
        <div className="border-control p-4 max-sm:border-t-thin sm:px-6 sm:pt-2">
          <OrderBarcode number={number} />
        </div>
      </div>
      <ul
        role="list"
        aria-label="Ordered products"
        className="flex flex-col border-t-thin border-control px-4 pb-4 sm:px-6"
      >
        {lines.map(({ id, title, price, quantity, photo }) => (
          <li key={id} className="flex items-end gap-4 border-b-thick border-strong pt-6 sm:gap-6 narrow:flex-wrap">
            <div className="w-20 shrink-0 sm:w-24">
              <LineCover photo={photo} sizes="8rem" />
            </div>
            <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 pb-4">
              <p className="wrap-anywhere">{title}</p>
              <p className="data-text whitespace-nowrap text-secondary">{`${price} × ${quantity}`}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="border-t-thin border-hairline px-4 py-2 sm:px-6">
      <dt>{term}</dt>
      <dd className="data-text text-small">{children}</dd>
    </div>
  );
}
