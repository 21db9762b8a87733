import { cva, cx } from "class-variance-authority";
import { memo, useState, type ReactNode } from "react";
import { pathOf } from "#content/path-of.ts";
import { afterPaint } from "#lib/dom/after-paint.ts";
import { hasSameFields } from "#lib/memo/has-same-fields.ts";
import { UnavailableBadge } from "#sections/cart/unavailable-badge.tsx";
import type { CartItem } from "#shop/cart-item.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Picture } from "#ui/picture.tsx";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";
import { tableRoles } from "#ui/table-roles.ts";
import type { VariantProps } from "#ui/variant-props.ts";

// Below `md` a row is a card, and the cells with quantity and amounts are labeled with their column.
const cell = cva("flex min-w-0 flex-col items-start gap-1 text-start md:table-cell md:px-3 md:py-4 md:align-middle", {
  variants: {
    column: {
      Image: "sm:col-span-2 md:w-24 md:ps-0",
      "Product Name": "col-span-3 sm:col-span-10 print:col-span-4",
      Quantity: "col-span-2 sm:col-span-3 print:col-span-2",
      Price: "col-span-2 max-sm:items-end sm:col-span-3 md:text-end print:col-span-2",
      "Total Price": "col-span-2 sm:col-span-3 md:text-end print:col-span-2",
      Action: "col-span-2 justify-end sm:col-span-3 md:pe-0 md:text-end print:hidden",
    },
  },
});

const labeledContent = "flex min-h-target w-full items-center md:block md:min-h-0";
const content = cva("", {
  variants: {
    column: {
      Image: "w-full",
      "Product Name": "",
      Quantity: labeledContent,
      Price: cx(labeledContent, "data-text max-sm:justify-end"),
      "Total Price": cx(labeledContent, "data-text"),
      Action: "self-end",
    },
  },
});

type Column = NonNullable<VariantProps<typeof cell>["column"]>;

const columns: readonly Column[] = ["Image", "Product Name", "Quantity", "Price", "Total Price", "Action"];

/** The columns whose cells say in small windows what they are; the others can be seen. */
const labeled: readonly Column[] = ["Quantity", "Price", "Total Price"];

/** The row of column headers. */
export function CartHeaderRow() {
  return (
    <tr {...tableRoles.row} className="text-caption text-secondary">
      {columns.map((column) => (
        <th key={column} {...tableRoles.columnHeader} scope="col" className={cx(cell({ column }), "font-medium")}>
          {column}
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
          "grid grid-cols-4 gap-4 border-t-thin border-hairline py-6 sm:grid-cols-12 md:table-row md:py-0 narrow:flex narrow:flex-col",
          isRemoving && "opacity-muted",
        )}
      >
        <Cell column="Image">
          <div className={cx("aspect-square w-full md:w-20 narrow:w-20", !photo && "rounded-card bg-sunken")}>
            {photo && <Picture picture={photo.picture} alt={photo.alt} sizes="5rem" ratio="square" />}
          </div>
        </Cell>
        <th
          {...tableRoles.rowHeader}
          scope="row"
          abbr={title}
          className={cx(cell({ column: "Product Name" }), "font-regular")}
        >
          <p className="font-medium">
            {available ? (
              <Link to={pathOf("product", id)} variant="title" size="compact">
                {title}
              </Link>
            ) : (
              title
            )}
          </p>
          <p className="text-small text-secondary">{brand}</p>
          <p className="text-small text-secondary">{`Size: ${size}`}</p>
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
        <Cell column="Total Price">
          <span className="font-medium">{total}</span>
        </Cell>
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
      <div className={content({ column })}>{children}</div>
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
