import { cx } from "class-variance-authority";
import { useEffect, useId, useRef, useState, type SubmitEvent } from "react";
import { neighborOf, useFocusAfterRemoval } from "#lib/focus/move-focus.ts";
import { CartEmpty } from "#sections/cart/cart-empty.tsx";
import { CartTable, type CartTableProps } from "#sections/cart/cart-table.tsx";
import { CartUndo, type CartUndoProps } from "#sections/cart/cart-undo.tsx";
import { SuggestedBooks, type SuggestedBooksProps } from "#sections/catalog/book-stack.tsx";
import { DemoStatus } from "#sections/shared/demo-status.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";

export type CartFormProps = Omit<CartTableProps, "idPrefix"> &
  CartUndoProps & {
    /** Whether the browser persists the cart beyond this page. */
    persisted: boolean;
    /** Books to offer while the cart is empty. */
    suggestions: SuggestedBooksProps["books"];
  };

/**
 * The editable cart: its lines, the undo of the last removal, and links to the shop.
 *
 * Guarantees: removing a line moves the focus to the next remove button, or to the message of the empty cart; undoing
 * the removal moves it back to the line; 'Update Cart' states that nothing is sent.
 */
export function CartForm({
  items,
  maxQuantity,
  removed,
  persisted,
  suggestions,
  onStep,
  onRemove,
  onUndo,
}: CartFormProps) {
  const id = useId();
  const focusAfterRemoval = useFocusAfterRemoval();
  const [submitCount, setSubmitCount] = useState(0);

  // Memoized rows call the `remove` of an earlier render.
  const latestItems = useRef(items);
  useEffect(() => void (latestItems.current = items), [items]);
  const remove = (line: number) => {
    focusAfterRemoval(`${id}-${neighborOf(latestItems.current, line) ?? "empty"}`);
    onRemove(line);
  };
  const undo = () => {
    if (removed) focusAfterRemoval(`${id}-${removed.id}`);
    onUndo();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitCount((count) => count + 1);
  };

  const isEmpty = items.length === 0;
  return (
    <form
      method="dialog"
      aria-label="Cart"
      className={cx(
        "min-w-0 [&_:is(a,button,input)]:scroll-mb-32",
        isEmpty ? "grid grid-cols-1 gap-x-12 lg:grid-cols-12" : "flex flex-col",
      )}
      onSubmit={submit}
    >
      {isEmpty ? (
        <div className="lg:col-span-4">
          <CartEmpty id={`${id}-empty`} size="md" />
        </div>
      ) : (
        <CartTable items={items} maxQuantity={maxQuantity} idPrefix={id} onStep={onStep} onRemove={remove} />
      )}
      {/* Sticky while a line is in view, with room for the scroll-to-top button. The scroll margin of focused elements is above it; added
          with the bar, it would restyle the whole form. */}
      <div
        className={cx(
          "sticky bottom-2 z-raised me-14 lg:me-0 cramped:static cramped:me-0",
          isEmpty && "lg:col-span-4",
          removed && (isEmpty ? "mt-8" : "my-6"),
        )}
      >
        <CartUndo removed={removed} onUndo={undo} />
      </div>
      {isEmpty && (
        <div className="max-lg:pt-12 lg:col-span-8 lg:col-start-5 lg:row-start-1">
          <SuggestedBooks level={3} books={suggestions} />
        </div>
      )}
      {!isEmpty && (
        <div className="flex flex-col gap-6 pt-4">
          <div className="-ms-3 flex flex-wrap justify-between gap-4 sm:-ms-4">
            <ButtonLink to="/shop" variant="quiet" size="compact">
              Continue Shopping
            </ButtonLink>
            <Button type="submit" variant="secondary" size="compact">
              Update Cart
            </Button>
          </div>
          <DemoStatus submitCount={submitCount}>
            {persisted
              ? "Your quantities update as you change them, and this browser keeps them."
              : "Your quantities update as you change them, and last until you close or reload this page."}
          </DemoStatus>
        </div>
      )}
    </form>
  );
}
