import { cx } from "class-variance-authority";
import { useCallback, useId, useState, type SubmitEvent } from "react";
import { afterPaint } from "#lib/dom/after-paint.ts";
import { useFocusAfterRemoval } from "#lib/focus/focus-after-removal.ts";
import { CartEmpty } from "#sections/cart/cart-empty.tsx";
import { CartTable, type CartTableProps } from "#sections/cart/cart-table.tsx";
import { CartUndo, type CartUndoProps } from "#sections/cart/cart-undo.tsx";
import { DemoStatus } from "#sections/shared/demo-status.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";

export type CartFormProps = Pick<CartTableProps, "items" | "most" | "onStep"> &
  CartUndoProps & {
    onRemove: (id: number) => void;
    /** Whether the browser persists the cart beyond this page. */
    persisted: boolean;
  };

/** They stay as they are, whatever happens to the lines. */
const waysOn = (
  <div className="flex flex-wrap justify-between gap-4">
    <ButtonLink to="/shop" tone="secondary">
      Continue Shopping
    </ButtonLink>
    <Button type="submit" tone="secondary">
      Update Cart
    </Button>
  </div>
);

/**
 * The cart as it can be changed: its lines, what was removed last, and the ways back to the shop.
 *
 * Guarantees: removing a line moves the focus to the next remove button, else to the word that the cart is empty; undoing it
 * moves it back to the line; 'Update Cart' says plainly that nothing is sent, and that nothing needs to be.
 * Requires: lasting callbacks, so that long carts stay quick.
 */
export function CartForm({ items, most, removed, persisted, onStep, onRemove, onUndo }: CartFormProps) {
  const id = useId();
  const focusNext = useFocusAfterRemoval();
  const [submits, setSubmits] = useState(0);

  const remove = useCallback(
    (line: number, next: number | undefined) => {
      // half the page moves up: the line itself is gone before that is drawn
      afterPaint(() => onRemove(line));
      // the next line may be about to go, too
      focusNext(`${id}-${next ?? "empty"}`, `${id}-empty`);
    },
    [id, focusNext, onRemove],
  );
  const undo = () => {
    if (removed) focusNext(`${id}-${removed.id}`);
    onUndo();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmits((count) => count + 1);
  };

  const isEmpty = items.length === 0;
  return (
    <form method="dialog" aria-label="Cart" className="flex min-w-0 flex-col" onSubmit={submit}>
      {isEmpty ? (
        <CartEmpty id={`${id}-empty`} size="heading" />
      ) : (
        <CartTable items={items} most={most} prefix={id} onStep={onStep} onRemove={remove} />
      )}
      {/* In view while any line is, and clear of the way back to the top. */}
      <div className={cx("sticky bottom-2 z-raised me-14 lg:me-0 low:static", removed && (isEmpty ? "mt-8" : "mb-6"))}>
        <CartUndo removed={removed} onUndo={undo} />
      </div>
      {!isEmpty && (
        <div className="flex flex-col gap-6 border-t-thin border-hairline pt-6">
          {waysOn}
          <DemoStatus submitCount={submits}>
            {persisted
              ? "Your quantities count as you change them, and this browser keeps them."
              : "Your quantities count as you change them, until you close or reload this page."}
          </DemoStatus>
        </div>
      )}
    </form>
  );
}
