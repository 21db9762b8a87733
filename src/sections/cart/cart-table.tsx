import { useId } from "react";
import { CartHeaderRow, CartRow } from "#sections/cart/cart-row.tsx";
import type { CartItem } from "#shop/cart-item.ts";
import { tableRoles } from "#ui/table-roles.ts";

export type CartTableProps = {
  /** The lines of the cart. */
  items: readonly CartItem[];
  /** The largest quantity of a line. */
  maxQuantity: number;
  /** The prefix of the ids of the remove buttons; the id of the line follows. */
  idPrefix: string;
  /** Called with the id of a line and the change of its quantity. */
  onStep: (id: number, by: 1 | -1) => void;
  /** Called with the id of the line to remove. */
  onRemove: (id: number) => void;
};

/**
 * The lines of the cart.
 *
 * Guarantees: a table with a caption and headers, also in small windows, where each row is a card; quantities that
 * change by buttons alone.
 */
export function CartTable({ items, maxQuantity, idPrefix, onStep, onRemove }: CartTableProps) {
  const captionId = useId();
  return (
    <table {...tableRoles.table} aria-labelledby={captionId} className="relative block w-full md:table">
      <caption id={captionId} className="block text-start text-title font-medium md:table-caption md:pb-4">
        Products in your cart
      </caption>
      <thead {...tableRoles.group} className="sr-only md:not-sr-only">
        <CartHeaderRow />
      </thead>
      <tbody {...tableRoles.group} className="block md:table-row-group">
        {items.map((item) => (
          <CartRow
            key={item.id}
            item={item}
            maxQuantity={maxQuantity}
            removeButtonId={`${idPrefix}-${item.id}`}
            onStep={(by) => onStep(item.id, by)}
            onRemove={() => onRemove(item.id)}
          />
        ))}
      </tbody>
    </table>
  );
}
