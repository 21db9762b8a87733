import type { CartRemoval } from "#shop/use-cart-removal.ts";
import { Button } from "#ui/button.tsx";

export type CartUndoProps = {
  /** What was removed last, as long as it can be put back. */
  removed: CartRemoval | undefined;
  onUndo: () => void;
};

/**
 * Says what the cart comes to without what was just removed, and offers to put it back.
 *
 * Guarantees: the new total, spoken once; that something was removed is the toast's to say.
 * Requires: to be rendered always, so that its words come into a live region.
 */
export function CartUndo({ removed, onUndo }: CartUndoProps) {
  return (
    <div
      className={
        removed
          ? "flex items-center justify-between gap-4 rounded-control border-thin border-control bg-raised p-2 ps-4 text-small text-primary shadow-raised"
          : undefined
      }
    >
      <p role="status" className="min-w-0">
        {removed && `Subtotal ${removed.subtotal} without ${removed.title}.`}
      </p>
      {removed && (
        <Button tone="secondary" size="compact" aria-label={`Undo: put ${removed.title} back`} onClick={onUndo}>
          Undo
        </Button>
      )}
    </div>
  );
}
