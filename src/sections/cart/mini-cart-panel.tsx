import { cx } from "class-variance-authority";
import { useId } from "react";
import { neighborOf, useFocusAfterRemoval } from "#lib/focus/move-focus.ts";
import { CartEmpty } from "#sections/cart/cart-empty.tsx";
import { CartUndo, type CartUndoProps } from "#sections/cart/cart-undo.tsx";
import { LineCover } from "#sections/cart/line-cover.tsx";
import { CartLinks } from "#sections/cart/mini-cart.tsx";
import { ShopLoading } from "#sections/cart/shop-loading.tsx";
import { UnavailableBadge } from "#sections/cart/unavailable-badge.tsx";
import type { CartItem } from "#shop/cart-item.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";

export type MiniCartPanelProps = CartUndoProps & {
  /** Undefined during a restore. */
  items: readonly CartItem[] | undefined;
  /** The formatted sum of all lines. */
  subtotal: string;
  /** Called with the id of the line to remove. */
  onRemove: (id: number) => void;
};

/**
 * The content of the header's cart: lines, subtotal and links.
 *
 * Guarantees: removing a line moves the focus to the next remove button, or to the message of the empty cart; undoing
 * the removal moves it back to the line.
 */
export function MiniCartPanel({ items, subtotal, removed, onRemove, onUndo }: MiniCartPanelProps) {
  const id = useId();
  const focusAfterRemoval = useFocusAfterRemoval();
  if (!items) return <ShopLoading part="cart" />;

  const remove = (line: number) => {
    focusAfterRemoval(`${id}-${neighborOf(items, line) ?? "empty"}`);
    onRemove(line);
  };
  const undo = () => {
    if (removed) focusAfterRemoval(`${id}-${removed.id}`);
    onUndo();
  };

  return (
    <div className="flex flex-col" data-keep-clear="">
      {items.length === 0 ? (
        <CartEmpty id={`${id}-empty`} />
      ) : (
        <>
          <ul role="list" aria-label="Items in the cart">
            {items.map((item) => (
              <Line key={item.id} item={item} buttonId={`${id}-${item.id}`} onRemove={() => remove(item.id)} />
            ))}
          </ul>
          <p className="flex items-baseline justify-between py-4 font-medium narrow:flex-wrap">
            Subtotal <span className="data-text text-title">{subtotal}</span>
          </p>
          <CartLinks />
        </>
      )}
      <div className={cx("sticky bottom-0 cramped:static", removed && "mt-6")}>
        <CartUndo removed={removed} onUndo={undo} />
      </div>
    </div>
  );
}

function Line({ item, buttonId, onRemove }: { item: CartItem; buttonId: string; onRemove: () => void }) {
  const { title, price, quantity, photo, available } = item;
  return (
    <li className="flex items-center gap-3 border-b-thick border-strong pt-4 first:pt-0 narrow:flex-wrap">
      <div className="w-16 shrink-0 self-end">
        <LineCover photo={photo} sizes="5rem" isDecorative />
      </div>
      <div className="min-w-0 grow">
        <p className="font-medium">{title}</p>
        <p className="data-text text-small whitespace-nowrap text-secondary">{`${price} × ${quantity}`}</p>
        {!available && <UnavailableBadge />}
      </div>
      <IconButton id={buttonId} label={`Remove ${title}`} icon={<Icon name="x" />} onClick={onRemove} />
    </li>
  );
}
