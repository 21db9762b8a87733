import { cva, cx } from "class-variance-authority";
import { memo, useState, type ReactNode } from "react";
import { pathOf } from "#content/path-of.ts";
import { afterPaint } from "#lib/dom/after-paint.ts";
import { hasSameFields } from "#lib/memo/has-same-fields.ts";
import { LineCover } from "#sections/cart/line-cover.tsx";
import { UnavailableBadge } from "#sections/cart/unavailable-badge.tsx";
import type { CartItem } from "#shop/cart-item.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";
import { tableRoles } from "#ui/table-roles.ts";
import type { VariantProps } from "#ui/variant-props.ts";

// Below `md` a row is a card beside its cover, and the cells with amounts are labeled with their column.
const cell = cva("min-w-0 text-start md:table-cell md:px-3 md:align-middle", {
  variants: {
    column: {
      Image: "col-span-2 row-span-4 self-end sm:col-span-3 sm:row-span-2 md:w-40 md:ps-0 md:pt-6 md:align-bottom",
      "Product Name": "col-span-3 sm:col-span-9 sm:self-end print:col-span-4",
      Quantity: "col-span-3 flex items-center sm:col-span-4 print:col-span-2",
      Price:
        "col-span-3 flex items-baseline gap-x-2 text-small text-secondary sm:col-span-2 sm:flex-col sm:gap-x-0 sm:self-center md:text-end print:col-span-2",
      "Total Price": "col-span-2 flex flex-col pb-4 sm:col-span-2 sm:self-center sm:pb-0 md:text-end print:col-span-2",
      Action: "flex justify-end self-center pb-4 sm:pb-0 md:pe-0 md:text-end print:hidden",
    },
  },
});

const headerCell = cva("px-1 pb-3 font-regular md:px-3", {
  variants: {
    column: {
      Image: "ps-0 text-start md:ps-0",
      "Product Name": "text-start",
      Quantity: "text-start",
      Price: "text-end",
      "Total Price": "text-end",
      Action: "pe-0 text-end md:pe-0",
    },
  },
});

type Column = NonNullable<VariantProps<typeof cell>["column"]>;

const columns: readonly Column[] = ["Image", "Product Name", "Quantity", "Price", "Total Price", "Action"];

/** The style of what is in a cell. */
const contents: Partial<Record<Column, string>> = { Price: "data-text", "Total Price": "data-text text-title" };

/** The columns whose cells say in small windows what they are. */
const labeled: readonly Column[] = ["Price", "Total Price"];

/** The columns whose headers are for screen readers: their cells can be seen to be a picture and a button. The name is an attribute, too, because a checker looks for either. */
const unlabeled: readonly Column[] = ["Image", "Action"];

/** The row of column headers. */
export function CartHeaderRow() {
  return (
    <tr {...tableRoles.row} className="text-caption text-secondary">
      {columns.map((column) => (
        <th
          key={column}
          {...tableRoles.columnHeader}
          scope="col"
          aria-label={unlabeled.includes(column) ? column : undefined}
          className={headerCell({ column })}
        >
          <span className={cx(unlabeled.includes(column) && "sr-only")}>{column}</span>
        </th>
      ))}
    </tr>
  );
}

export type CartRowProps = {
  /** The line of the cart. */
  item: CartItem;
  /** The largest quantity. */
  maxQuantity: number;
  /** The id of the remove button, as a target of the focus. */
  removeButtonId: string;
  /** Called with the change of the quantity. */
  onStep: (by: 1 | -1) => void;
  /** Called to remove the line. */
  onRemove: () => void;
};

/**
 * A line of the cart.
 *
 * Guarantees: a row of six cells, laid out as a card in small windows; an unavailable product can only be removed; a
 * pressed row is dimmed until it is removed.
 * Requires: a `CartTable` as parent; callbacks that are valid beyond the render that passed them.
 */
// Of 20 rows, a press re-renders one: without `memo`, a removal took 45 ms of script at a quarter of the processor.
export const CartRow = memo(
  ({ item, maxQuantity, removeButtonId, onStep, onRemove }: CartRowProps) => {
    const { id, title, brand, size, photo, available, quantity, price, total } = item;
    const [isRemoving, setRemoving] = useState(false);
    // A removal moves everything below it. A slow phone paints this response 40 ms sooner, and the result 8 ms later.
    const remove = () => {
      if (isRemoving) return;
      setRemoving(true);
      afterPaint(() => {
        onRemove();
        setRemoving(false);
      });
    };
    return (
      <tr
        {...tableRoles.row}
        className={cx(
          "grid grid-cols-5 gap-x-4 gap-y-2 border-b-thick border-strong pt-6 sm:grid-cols-12 sm:gap-y-4 md:table-row narrow:flex narrow:flex-col narrow:gap-y-3",
          isRemoving && "opacity-muted",
        )}
      >
        <Cell column="Image">
          <LineCover photo={photo} sizes="14rem" />
        </Cell>
        <th
          {...tableRoles.rowHeader}
          scope="row"
          abbr={title}
          className={cx(cell({ column: "Product Name" }), "font-regular")}
        >
          <p className="text-title font-medium">
            {available ? (
              <Link to={pathOf("product", id)} variant="title" size="compact">
                {title}
              </Link>
            ) : (
              title
            )}
          </p>
          {/* two paragraphs, which screen readers do not say as one word */}
          <div className="flex flex-wrap gap-x-3 text-small text-secondary">
            <p>{brand}</p>
            <p>{`Size: ${size}`}</p>
          </div>
          {!available && <UnavailableBadge />}
        </th>
        <Cell column="Quantity">
          {available ? (
            <QuantityStepper item={title} value={quantity} max={maxQuantity} total={total} onStep={onStep} />
          ) : (
            quantity
          )}
        </Cell>
        <Cell column="Price">{price}</Cell>
        <Cell column="Total Price">{total}</Cell>
        <Cell column="Action">
          <IconButton id={removeButtonId} label={`Remove ${title}`} icon={<Icon name="x" />} onClick={remove} />
        </Cell>
      </tr>
    );
  },
  (before, after) => before.removeButtonId === after.removeButtonId && hasSameFields(before.item, after.item),
);

function Cell({ column, children }: { column: Column; children: ReactNode }) {
  return (
    <td {...tableRoles.cell} className={cell({ column })}>
      {labeled.includes(column) && <ColumnLabel column={column} />}
      <div className={contents[column]}>{children}</div>
    </td>
  );
}

/** The visible label of a cell in small windows; screen readers read the column header instead. */
function ColumnLabel({ column }: { column: Column }) {
  return (
    <span aria-hidden="true" className="text-caption text-secondary md:hidden">
      {column}
    </span>
  );
}
