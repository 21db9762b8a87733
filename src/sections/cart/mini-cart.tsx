import { useState, type ComponentType } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { Deferred } from "#ui/deferred.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Icon } from "#ui/icon.tsx";

export type MiniCartProps = {
  /** The number of items in the cart; undefined until it is known. */
  count: number | undefined;
  /** Loads the panel with the content of the cart. */
  loadPanel: () => Promise<ComponentType>;
};

/**
 * The content of the cart, behind a button with the number of items.
 *
 * Guarantees: the name 'Cart, 2 items', or 'Cart' until the number is known; a panel whose code loads when the button is
 * hovered or focused; if that fails, the links to the cart and the checkout, and a retry.
 */
export function MiniCart({ count, loadPanel }: MiniCartProps) {
  const [isNeeded, setNeeded] = useState(false);
  const [timesOpened, setTimesOpened] = useState(0);
  const prepare = () => setNeeded(true);
  const open = () => {
    prepare();
    setTimesOpened((times) => times + 1);
  };
  return (
    <div className="contents" onPointerEnter={prepare} onFocus={prepare}>
      <Disclosure
        label={count === undefined ? "Cart" : `Cart, ${count} ${count === 1 ? "item" : "items"}`}
        icon={<CountedBag count={count} />}
        onOpen={open}
      >
        {isNeeded && (
          <Deferred
            load={loadPanel}
            retryKey={timesOpened}
            fallback={<p className="text-secondary">Loading your cart…</p>}
            error={
              <>
                <p className="mb-4">Your cart could not be shown here.</p>
                <CartLinks />
              </>
            }
          >
            {(Panel) => <Panel />}
          </Deferred>
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
          className="absolute -end-3 -top-3 min-w-5 rounded-pill bg-action px-1 text-center text-caption text-on-action tabular-nums forced-color-adjust-none"
        >
          {count}
        </span>
      )}
    </span>
  );
}

/** Links to the checkout and the cart: the end of the panel, and its replacement when it cannot be loaded. */
export function CartLinks() {
  return (
    <div className="flex flex-col gap-3">
      <ButtonLink to="/checkout" width="full">
        Checkout
      </ButtonLink>
      <ButtonLink to="/cart" variant="secondary" width="full">
        View Cart
      </ButtonLink>
    </div>
  );
}
