import { cx } from "class-variance-authority";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ConfirmedIcon } from "#ui/confirmed-icon.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

export type ProductActionsProps = {
  title: string;
  /** The quantity in the cart and the lists that include the product; undefined during a restore. */
  inShop?: { inCart: number; inWishlist: boolean; inCompareList: boolean } | undefined;
  /** Called to put the product into the cart. */
  onAdd: () => void;
  /** Called to put the product on the wishlist, or to remove it. */
  onToggleWishlist: () => void;
  /** Called to compare the product. */
  onCompare: () => void;
};

/**
 * The buttons that put a product into the cart and on the lists, and where it is now.
 *
 * Guarantees: the quantity in the cart and the lists as text below the buttons; a wishlist button with `aria-pressed` from
 * the start; without JavaScript, a text that explains what needs it.
 * Requires: a toast that announces each action, which does not cover them.
 */
export function ProductActions({ title, inShop, onAdd, onToggleWishlist, onCompare }: ProductActionsProps) {
  const { inCart = 0, inWishlist = false, inCompareList = false } = inShop ?? {};
  const [addCount, setAddCount] = useState(0);
  const add = () => {
    onAdd();
    setAddCount((count) => count + 1);
  };
  return (
    <>
      <div data-keep-clear="" className="-mb-4 flex flex-col gap-2 no-script:hidden">
        <div className="grid grid-cols-2 gap-2 narrow:grid-cols-1">
          <div className="col-span-full">
            <Button width="full" aria-label={`Add to cart: ${title}`} onClick={add}>
              <ConfirmedIcon name="shopping-bag" count={addCount} />
              Add to cart
            </Button>
          </div>
          <Button
            variant="secondary"
            aria-label={`Wishlist: ${title}`}
            aria-pressed={inWishlist}
            onClick={onToggleWishlist}
          >
            <span className={cx("flex", inWishlist && "text-accent")}>
              <Icon name={inWishlist ? "heart-fill" : "heart"} />
            </span>
            Wishlist
          </Button>
          <Button variant="secondary" aria-label={`Compare: ${title}`} onClick={onCompare}>
            <Icon name="scale" />
            Compare
          </Button>
        </div>
        {/* The height of a line is reserved, so that nothing moves when the shop has been restored. */}
        <div className="flex min-h-target flex-wrap items-center gap-x-6 text-small text-secondary">
          {inCart > 0 && (
            <p className="flex flex-wrap items-center gap-x-3">
              <span className="text-primary tabular-nums">{`${inCart} in your cart`}</span>
              <Link to="/cart" size="target">
                View Cart
              </Link>
            </p>
          )}
          {(inWishlist || inCompareList) && (
            <p className="flex flex-wrap items-center gap-x-3">
              <span>{listsOf(inWishlist, inCompareList)}</span>
              <Link to="/shop" size="target">
                See your lists
              </Link>
            </p>
          )}
        </div>
      </div>
      <p className="hidden no-script:block">
        The cart needs JavaScript. Without it, our <Link to="/contact">contact page</Link> says how to write to us.
      </p>
    </>
  );
}

/** Names the lists that include the product. */
function listsOf(inWishlist: boolean, inCompareList: boolean): string {
  if (inWishlist && inCompareList) return "On your wishlist and your compare list";
  return inWishlist ? "On your wishlist" : "On your compare list";
}
