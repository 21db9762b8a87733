import { Button } from "#ui/button.tsx";
import { FactList, type FactListProps } from "#ui/fact-list.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Price } from "#ui/price.tsx";
import { Rating } from "#ui/rating.tsx";
import { Text } from "#ui/text.tsx";

export type ProductSummaryProps = {
  title: string;
  /** What it costs, written out: '$65.00'. */
  price: string;
  /** What it cost before. */
  oldPrice: string;
  summary: string;
  /** Its stars, and how many reviews they come from. */
  rating: { value: number; count: number };
  facts: FactListProps["facts"];
  categories: readonly string[];
  tags: readonly string[];
  /** Where it is already; nothing until that is known. */
  holding?: { inCart: number; isWished: boolean; isCompared: boolean } | undefined;
  onAdd: () => void;
  /** Puts it on the wishlist, or takes it off. */
  onWish: () => void;
  onCompare: () => void;
};

/**
 * What one wants to know before one buys, and the buttons that do it. One piece goes into the cart at a time.
 *
 * Guarantees: the rating as one picture and in words; how many are in the cart, and on which lists it is, in writing where it
 * was pressed; a wishlist button that is pressed or not. Without JavaScript a word on what is missing.
 * Requires: somebody else to announce what was done.
 */
export function ProductSummary({
  title,
  price,
  oldPrice,
  summary,
  rating,
  facts,
  categories,
  tags,
  holding,
  onAdd,
  onWish,
  onCompare,
}: ProductSummaryProps) {
  const { inCart = 0, isWished, isCompared = false } = holding ?? {};
  return (
    <div className="flex flex-col gap-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-secondary">
        <Rating value={rating.value} reviewCount={rating.count} size="large" />
        <span>({rating.count} customer reviews)</span>
      </p>
      <Price price={price} oldPrice={oldPrice} size="large" />
      <Text size="lead">{summary}</Text>
      <div className="flex flex-col gap-4 no-script:hidden">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button aria-label={`Add to cart: ${title}`} onClick={onAdd}>
            <Icon name="shopping-bag" />
            Add to cart
          </Button>
          {inCart > 0 && (
            <p className="flex flex-wrap items-center gap-x-3">
              <span className="tabular-nums">{inCart} in your cart</span>
              <Link to="/cart" size="target">
                View Cart
              </Link>
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            tone="secondary"
            size="compact"
            aria-label={`Wishlist: ${title}`}
            aria-pressed={isWished}
            onClick={onWish}
          >
            <Icon name={isWished ? "heart-fill" : "heart"} />
            Wishlist
          </Button>
          <Button tone="secondary" size="compact" aria-label={`Compare: ${title}`} onClick={onCompare}>
            <Icon name="scale" />
            Compare
          </Button>
        </div>
        {(isWished || isCompared) && (
          <p className="flex flex-wrap items-center gap-x-3 text-small text-secondary">
            <span>{placesOf(isWished ?? false, isCompared)}</span>
            <Link to="/shop" size="target">
              See your lists in the shop
            </Link>
          </p>
        )}
      </div>
      <p className="hidden no-script:block">
        The cart needs JavaScript. Without it, our <Link to="/contact">contact page</Link> says how to write to us.
      </p>
      <FactList facts={facts} />
      <div className="flex flex-col gap-1 text-small text-secondary">
        <p>Categories: {categories.join(", ")}</p>
        <p>Tags: {tags.join(", ")}</p>
      </div>
      <Text size="small" tone="secondary">
        This shop is a demonstration: nothing is sold here, and rating and reviews are samples.
      </Text>
    </div>
  );
}

/** On which lists it is, in words. */
function placesOf(isWished: boolean, isCompared: boolean): string {
  if (isWished && isCompared) return "On your wishlist and your compare list";
  return isWished ? "On your wishlist" : "On your compare list";
}
