import { cx } from "class-variance-authority";
import { localDay, longDate } from "#lib/format/text.ts";
import type { CartItem } from "#shop/cart-item.ts";
import { Button } from "#ui/button.tsx";
import { Heading } from "#ui/heading.tsx";
import { Picture } from "#ui/picture.tsx";

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

/** A placed order: number, date in the visitor's time zone, payment method and lines. */
export function OrderDetails({ number, placedAt, payment, lines, onPrint }: OrderDetailsProps) {
  return (
    <section aria-labelledby="order" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={2} size="md" id="order">
          Order details
        </Heading>
        <div className="print:hidden no-script:hidden">
          <Button variant="secondary" size="compact" onClick={onPrint}>
            Print
          </Button>
        </div>
      </div>
      <dl className="grid grid-cols-1 gap-4 border-y-thin border-hairline py-4 sm:grid-cols-3">
        <Fact term="Order number">{number}</Fact>
        <Fact term="Date">{longDate(localDay(new Date(placedAt)))}</Fact>
        <Fact term="Payment">{payment}</Fact>
      </dl>
      <ul role="list" aria-label="Ordered products" className="flex flex-col">
        {lines.map(({ id, title, price, quantity, photo }) => (
          <li
            key={id}
            className="flex items-center gap-4 border-b-thin border-hairline py-4 first:pt-0 narrow:flex-wrap"
          >
            <div className={cx("aspect-square w-16 shrink-0 sm:w-20", !photo && "rounded-card bg-sunken")}>
              {photo && <Picture picture={photo.picture} alt={photo.alt} sizes="5rem" ratio="square" />}
            </div>
            <div className="min-w-0 grow">
              <p className="font-medium wrap-anywhere">{title}</p>
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
    <div>
      <dt className="text-small text-secondary">{term}</dt>
      <dd className="data-text">{children}</dd>
    </div>
  );
}
