import { cx } from "class-variance-authority";
import { memo, useState } from "react";
import { CartCell, tableRoles } from "#sections/cart/cart-cell.tsx";
import { UnavailableBadge } from "#sections/cart/unavailable-badge.tsx";
import type { CartItem } from "#shop/cart-item.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Picture } from "#ui/picture.tsx";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";

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
    /** Whether there are far more lines than fit into a window. */
    isOneOfMany?: boolean;
  };

/**
 * A line of the cart, with all that can be done to it.
 *
 * Guarantees: a row of six cells, a card in small windows; what is no longer available can only be removed; when it is, it
 * vanishes in the next frame, and leaves its place to the others in the one after that.
 * Requires: a `CartTable` around it; to be gone once it said so; plain values and lasting callbacks, so that a long cart draws
 * only the line that changed.
 */
export const CartRow = memo((props: CartRowProps) => {
  const { id, title, brand, size, photo, available, quantity, price, total } = props;
  const { most, prefix, next, isOneOfMany, onStep, onRemove } = props;
  const [isLeaving, setLeaving] = useState(false);
  return (
    <tr
      {...tableRoles.row}
      className={cx(
        "grid grid-cols-4 gap-4 border-t-thin border-hairline py-6 sm:grid-cols-12 md:table-row md:py-0",
        isOneOfMany && "one-of-many",
        isLeaving && "invisible",
      )}
    >
      <Product id={id} title={title} brand={brand} size={size} photo={photo} available={available} />
      <CartCell column="Quantity">
        {available ? (
          <QuantityStepper item={title} value={quantity} max={most} total={total} onStep={(by) => onStep(id, by)} />
        ) : (
          quantity
        )}
      </CartCell>
      <CartCell column="Price">{price}</CartCell>
      <CartCell column="Total Price">
        <span className="font-semibold">{total}</span>
      </CartCell>
      <CartCell column="Action">
        <div className="-ms-3 md:ms-0">
          <IconButton
            id={`${prefix}-${id}`}
            label={`Remove ${title}`}
            icon={<Icon name="x" />}
            onClick={() => {
              setLeaving(true);
              onRemove(id, next);
            }}
          />
        </div>
      </CartCell>
    </tr>
  );
});

/** What a line is of: no step changes that. */
const Product = memo(({ id, title, brand, size, photo, available }: Omit<CartItem, "quantity" | "price" | "total">) => (
  <>
    <CartCell column="Image">
      <div className="aspect-square w-full overflow-hidden rounded-card bg-image md:w-20">
        {photo && <Picture picture={photo.picture} alt={photo.alt} sizes="5rem" ratio="square" />}
      </div>
    </CartCell>
    <CartCell column="Product Name" heads={{ row: title }}>
      <p className="font-semibold">
        {available ? (
          <Link to={`/product-single/${id}`} variant="title">
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      <p className="text-small text-secondary">{brand}</p>
      <p className="text-small text-secondary">Size: {size}</p>
      {!available && <UnavailableBadge />}
    </CartCell>
  </>
));
