import { Suspense, useState, type ComponentType } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Icon } from "#ui/icon.tsx";

export type MiniCartProps = {
  /** How many pieces are in the cart; `undefined` until that is known. */
  count: number | undefined;
  /** What is in it, `lazy`: it is needed from the first look at the cart on. */
  Panel: ComponentType;
};

/**
 * What is in the cart, behind a button that counts it.
 *
 * Guarantees: the name 'Cart, 2 items'; a panel that is fetched as soon as somebody points at the button.
 */
export function MiniCart({ count, Panel }: MiniCartProps) {
  const [isAsked, setAsked] = useState(false);
  const ask = () => setAsked(true);
  return (
    <div className="contents" onPointerEnter={ask} onFocus={ask}>
      <Disclosure
        label={count === undefined ? "Cart" : `Cart, ${count} ${count === 1 ? "item" : "items"}`}
        icon={<CountedBag count={count} />}
        onOpen={ask}
      >
        {isAsked && (
          <Suspense fallback={<p className="text-secondary">Bringing your cart…</p>}>
            <Panel />
          </Suspense>
        )}
      </Disclosure>
    </div>
  );
}

function CountedBag({ count = 0 }: { count: number | undefined }) {
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

/** The ways on from the panel; they also stand in for it where its code does not arrive. */
export function CartLinks() {
  return (
    <div className="flex flex-col gap-3">
      <ButtonLink to="/checkout" width="full">
        Checkout
      </ButtonLink>
      <ButtonLink to="/cart" tone="secondary" width="full">
        View Cart
      </ButtonLink>
    </div>
  );
}
