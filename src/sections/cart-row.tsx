import { cva, type VariantProps } from "class-variance-authority";
import { memo, type ReactNode } from "react";
import { cn } from "#lib/cn";
import { CartMark } from "#sections/cart-mark";
import type { CartItem } from "#shop/cart-item";
import { Icon } from "#ui/icon";
import { IconButton } from "#ui/icon-button";
import { Link } from "#ui/link";
import { Picture } from "#ui/picture";
import { QuantityStepper } from "#ui/quantity-stepper";

/** How a cell looks: below `md` a line is a card whose cells keep their columns' names. */
export const cell = cva(
  "flex min-w-0 flex-col items-start gap-1 text-start md:table-cell md:px-3 md:py-4 md:align-middle",
  {
    variants: {
      column: {
        Image: "sm:col-span-2 md:w-24 md:ps-0",
        "Product Name": "col-span-3 sm:col-span-10",
        Quantity: "col-span-2 sm:col-span-3",
        Price: "col-span-2 tabular-nums sm:col-span-3 md:text-end",
        "Total Price": "col-span-2 tabular-nums sm:col-span-3 md:text-end",
        Action: "col-span-2 sm:col-span-3 md:pe-0 md:text-end",
      },
    },
  },
);

export type Column = NonNullable<VariantProps<typeof cell>["column"]>;

/** The columns of the cart, in the specification's words. */
export const columns: readonly Column[] = ["Image", "Product Name", "Quantity", "Price", "Total Price", "Action"];

/**
 * What is not laid out as a table is none to some browsers unless it says so:
 * https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export const says = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/** What every line is given. */
export type CartRows = {
  /** The most pieces of one product. */
  most: number;
  /** What the ids of the remove buttons begin with: the id of a line follows. */
  prefix: string;
  onStep: (id: number, by: 1 | -1) => void;
  /** Told which line goes, and which one's remove button is next to have the focus. */
  onRemove: (id: number, next: number | undefined) => void;
};

export type CartRowProps = CartItem &
  CartRows & {
    /** The line whose remove button is next to have the focus once this one is removed. */
    next: number | undefined;
  };

/**
 * A line of the cart, with all that can be done to it.
 *
 * Gives: a row of six cells, a card in small windows; what is no longer available can only be removed.
 * Asks: a `CartTable` around it; plain values and lasting callbacks, so that a long cart draws only the line that changed.
 */
export const CartRow = memo((props: CartRowProps) => {
  const { id, title, brand, size, quantity, price, total, photo, available, most, prefix, next } = props;
  return (
    <tr
      {...says.row}
      className="grid grid-cols-4 gap-4 border-t-thin border-hairline py-6 sm:grid-cols-12 md:table-row md:py-0"
    >
      <Cell column="Image">
        <div className="aspect-square w-full overflow-hidden rounded-card bg-image md:w-20">
          {photo && <Picture picture={photo.picture} alt={photo.alt} sizes="5rem" ratio="square" />}
        </div>
      </Cell>
      <th {...says.rowHeader} scope="row" abbr={title} className={cn(cell({ column: "Product Name" }), "font-regular")}>
        <Label>Product Name</Label>
        <p className="font-semibold">
          {available ? (
            <Link to={`/product-single/${id}`} look="title">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="text-small text-secondary">{brand}</p>
        <p className="text-small text-secondary">Size: {size}</p>
        {!available && <CartMark />}
      </th>
      <Cell column="Quantity">
        {available ? (
          <QuantityStepper
            item={title}
            value={quantity}
            max={most}
            total={total}
            onStep={(by) => props.onStep(id, by)}
          />
        ) : (
          quantity
        )}
      </Cell>
      <Cell column="Price">{price}</Cell>
      <Cell column="Total Price">
        <span className="font-semibold">{total}</span>
      </Cell>
      <Cell column="Action">
        <div className="-ms-3 md:ms-0">
          <IconButton
            id={`${prefix}-${id}`}
            label={`Remove ${title}`}
            icon={<Icon name="x" />}
            onClick={() => props.onRemove(id, next)}
          />
        </div>
      </Cell>
    </tr>
  );
});

function Cell({ column, children }: { column: Column; children: ReactNode }) {
  return (
    <td {...says.cell} className={cell({ column })}>
      <Label>{column}</Label>
      <div className="flex min-h-target w-full items-center md:block md:min-h-0">{children}</div>
    </td>
  );
}

/** A column's name where its header is out of sight; who listens hears the header. */
function Label({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="text-caption text-secondary md:hidden">
      {children}
    </span>
  );
}
