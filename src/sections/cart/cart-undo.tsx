import { useState } from "react";
import type { CartRemoval } from "#shop/use-cart-removal.ts";
import { Button } from "#ui/button.tsx";

export type CartUndoProps = {
  /** The last removal, while it can be undone. */
  removed: CartRemoval | undefined;
  /** Called to restore the removed line. */
  onUndo: () => void;
};

/**
 * The subtotal after a removal, with a button that undoes it.
 *
 * Guarantees: one polite announcement of the subtotal after a removal, none of its later changes; none of an empty cart,
 * whose message gets the focus.
 * Requires: a permanent place in the page, because a live region must exist before its text changes.
 */
export function CartUndo({ removed, onUndo }: CartUndoProps) {
  const [announced, setAnnounced] = useState(removed);
  if (announced?.id !== removed?.id) setAnnounced(removed);
  const isSilent = removed && (!removed.subtotal || removed.subtotal !== announced?.subtotal);
  return (
    <div
      data-keep-clear={removed ? "" : undefined}
      className={
        removed
          ? "flex items-center justify-between gap-4 rounded-control border-thin border-control bg-raised p-2 ps-4 text-small text-primary shadow-raised narrow:flex-wrap"
          : undefined
      }
    >
      <p role="status" aria-live={isSilent ? "off" : undefined} className="min-w-0">
        {removed &&
          (removed.subtotal
            ? `Subtotal ${removed.subtotal} without ${removed.title}.`
            : `${removed.title} was removed.`)}
      </p>
      {removed && (
        <Button variant="secondary" size="compact" aria-label={`Undo: put ${removed.title} back`} onClick={onUndo}>
          Undo
        </Button>
      )}
    </div>
  );
}
