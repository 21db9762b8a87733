import { neighborOf } from "#lib/focus/focus-after-removal.ts";
import { CartCell, columns, tableRoles } from "#sections/cart/cart-cell.tsx";
import { CartRow, type CartRows } from "#sections/cart/cart-row.tsx";
import type { CartItem } from "#shop/cart-item.ts";

/** From here on the browser need not draw what is far from the window. */
const many = 40;

export type CartTableProps = CartRows & { items: readonly CartItem[] };

/**
 * The lines of the cart, with all that can be done to each.
 *
 * Guarantees: a table with a caption and headers, in small windows too, where each line is a card; quantities that change
 * by buttons alone; the same callbacks keep all rows but the changed one from being drawn again.
 */
export function CartTable({ items, ...lines }: CartTableProps) {
  const { prefix } = lines;
  return (
    <table {...tableRoles.table} aria-labelledby={`${prefix}-caption`} className="relative block w-full md:table">
      <caption
        id={`${prefix}-caption`}
        className="block pb-6 text-start text-heading font-semibold md:table-caption md:pb-2"
      >
        Products in your cart
      </caption>
      <thead {...tableRoles.group} className="sr-only md:not-sr-only">
        <tr {...tableRoles.row} className="text-caption text-secondary">
          {columns.map((column) => (
            <CartCell key={column} column={column} heads="column" />
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group} className="block md:table-row-group">
        {items.map((item, index) => (
          <CartRow
            key={item.id}
            {...item}
            {...lines}
            next={neighborOf(items, index)}
            isOneOfMany={items.length > many}
          />
        ))}
      </tbody>
    </table>
  );
}
