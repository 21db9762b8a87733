import type { FormattedProduct } from "#shop/format-product.ts";
import { Button } from "#ui/button.tsx";

export type AddToCartProps = {
  product: Pick<FormattedProduct, "id" | "title" | "available">;
  /** Called with the id of the product. */
  onAdd: (id: number) => void;
};

/**
 * The button that adds one of a product to the cart, on a card or in a list.
 *
 * Guarantees: a name that begins with the visible label and ends with the title; for an unavailable product, a text
 * instead of the button.
 */
export function AddToCart({ product: { id, title, available }, onAdd }: AddToCartProps) {
  if (!available) return <p className="py-3 text-small text-secondary">No longer available</p>;
  return (
    <Button
      variant="secondary"
      size="compact"
      width="full"
      aria-label={`Add to cart: ${title}`}
      onClick={() => onAdd(id)}
    >
      Add to cart
    </Button>
  );
}

export type InCartProps = {
  /** How many of the product are in the cart. */
  count: number;
};

/** The quantity of a product in the cart; renders nothing for 0. */
export function InCart({ count }: InCartProps) {
  return count > 0 && <p className="text-caption font-medium text-secondary tabular-nums">{count} in your cart</p>;
}
