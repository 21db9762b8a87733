import { useEffect, useId, useRef, useState } from "react";
import { cn } from "#lib/cn";
import type { Picture as Source } from "#lib/picture";
import { Button, ButtonLink } from "#ui/button";
import { Disclosure } from "#ui/disclosure";
import { Heading } from "#ui/heading";
import { Icon } from "#ui/icon";
import { IconButton } from "#ui/icon-button";
import { Picture } from "#ui/picture";

export type MiniCartLine = {
  id: string;
  title: string;
  /** The price of one, written out: '$65.00'. */
  price: string;
  quantity: number;
  picture?: Source;
};

export type MiniCartProps = {
  lines?: readonly MiniCartLine[];
  /** What the lines come to, written out. */
  subtotal?: string;
  onRemove?: (id: string) => void;
  /** Brings back the line that was removed last. */
  onUndo?: () => void;
};

/**
 * What is in the cart, behind a button that counts it.
 *
 * Gives: the name 'Cart, 2 items'; removing a line moves the focus to the next remove button, else to the message that
 * the cart is empty; it is spoken with the new total, and can be undone.
 */
export function MiniCart({ lines = [], subtotal = "", onRemove, onUndo }: MiniCartProps) {
  const id = useId();
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const [removed, setRemoved] = useState<MiniCartLine>();
  const next = useRef<string>(undefined);

  const remove = (line: MiniCartLine, index: number) => {
    next.current = (lines[index + 1] ?? lines[index - 1])?.id ?? "empty";
    setRemoved(line);
    onRemove?.(line.id);
  };
  const undo = () => {
    next.current = removed?.id;
    setRemoved(undefined);
    onUndo?.();
  };

  // the place to go to may only come with a later render
  useEffect(() => {
    const target = next.current && document.getElementById(`${id}-${next.current}`);
    if (!target) return;
    target.focus();
    next.current = undefined;
  });

  return (
    <Disclosure label={`Cart, ${count} ${count === 1 ? "item" : "items"}`} icon={<CountedBag count={count} />}>
      {lines.length === 0 ? (
        <div id={`${id}-empty`} tabIndex={-1}>
          <Heading level={2} size="title">
            Your cart is empty
          </Heading>
          <p className="mt-2 text-small text-secondary">What you add to the cart is listed here.</p>
        </div>
      ) : (
        <>
          <ul role="list" aria-label="Items in the cart">
            {lines.map((line, index) => (
              <Line key={line.id} line={line} buttonId={`${id}-${line.id}`} onRemove={() => remove(line, index)} />
            ))}
          </ul>
          <p className="flex justify-between py-4 font-semibold">
            Subtotal <span className="tabular-nums">{subtotal}</span>
          </p>
          <div className="flex flex-col gap-3">
            <ButtonLink to="/checkout" width="full">
              Checkout
            </ButtonLink>
            <ButtonLink to="/cart" tone="secondary" width="full">
              View Cart
            </ButtonLink>
          </div>
        </>
      )}
      <div className={cn("flex items-center justify-between gap-4 text-small", removed && "pt-4")}>
        <p role="status">{removed && `${removed.title} removed. ${subtotal ? `Subtotal ${subtotal}.` : ""}`}</p>
        {removed && (
          <Button tone="secondary" size="compact" onClick={undo}>
            Undo
          </Button>
        )}
      </div>
    </Disclosure>
  );
}

function CountedBag({ count }: { count: number }) {
  return (
    <span className="relative">
      <Icon name="shopping-bag" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute -end-3 -top-3 min-w-5 rounded-pill bg-action px-1 text-center text-caption text-on-action tabular-nums"
        >
          {count}
        </span>
      )}
    </span>
  );
}

function Line({ line, buttonId, onRemove }: { line: MiniCartLine; buttonId: string; onRemove: () => void }) {
  const { title, price, quantity, picture } = line;
  return (
    <li className="flex items-center gap-4 border-b-thin border-hairline py-3 first:pt-0">
      {picture && (
        <div className="w-16 shrink-0">
          <Picture picture={picture} alt="" sizes="4rem" ratio="square" frame="card" />
        </div>
      )}
      <div className="min-w-0 grow">
        <p className="font-medium">{title}</p>
        <p className="text-small text-secondary tabular-nums">
          {price} × {quantity}
        </p>
      </div>
      <IconButton id={buttonId} label={`Remove ${title}`} icon={<Icon name="x" />} onClick={onRemove} />
    </li>
  );
}
