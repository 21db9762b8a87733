import type { ProductFacts } from "#shop/product-facts.ts";
import { Button } from "#ui/button.tsx";

export type AddToCartProps = {
  product: Pick<ProductFacts, "id" | "title" | "available">;
  onAdd: (id: number) => void;
};

/**
 * Puts one of a product into the cart, from a card or a list.
 *
 * Guarantees: a name that begins with its visible words and ends with the title; for what the catalog no longer has, words
 * that say so in the place of the button.
 */
export function AddToCart({ product: { id, title, available }, onAdd }: AddToCartProps) {
  if (!available) return <p className="py-3 text-small text-secondary">No longer available</p>;
  return (
    <Button tone="secondary" size="compact" width="full" aria-label={`Add to cart: ${title}`} onClick={() => onAdd(id)}>
      Add to cart
    </Button>
  );
}

/** How many of a product are in the cart; nothing while there is none. What was done is told elsewhere. */
export function InCart({ count }: { count: number }) {
  return count > 0 && <p className="text-caption font-medium text-secondary tabular-nums">{count} in your cart</p>;
}
