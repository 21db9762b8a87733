import { cx } from "class-variance-authority";
import { Button } from "#ui/button.tsx";
import { FactList, type FactListProps } from "#ui/fact-list.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Price } from "#ui/price.tsx";
import { Rating } from "#ui/rating.tsx";
import { Text } from "#ui/text.tsx";

export type ProductSummaryProps = {
  /** The title of the product. */
  title: string;
  /** The id of the heading. */
  id: string;
  /** The formatted price: '$65.00'. */
  price: string;
  /** The price before a reduction. */
  oldPrice: string;
  /** One or two sentences. */
  summary: string;
  /** Stars and number of reviews. */
  rating: { value: number; count: number };
  /** The facts, terms unique within the list. */
  facts: FactListProps["facts"];
  /** The categories. */
  categories: readonly string[];
  /** The tags. */
  tags: readonly string[];
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
 * Title, price, rating, summary and facts of a product, with the buttons for cart and lists.
 *
 * Guarantees: the rating as one image and as text; the quantity in the cart and the lists as text beside the buttons; a
 * wishlist button with `aria-pressed`; without JavaScript, a text that explains what needs it.
 * Requires: a toast that announces each action.
 */
export function ProductSummary({
  title,
  id,
  price,
  oldPrice,
  summary,
  rating,
  facts,
  categories,
  tags,
  inShop,
  onAdd,
  onToggleWishlist,
  onCompare,
}: ProductSummaryProps) {
  const { inCart = 0, inWishlist, inCompareList = false } = inShop ?? {};
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Heading level={2} size="subheading" id={id}>
          {title}
        </Heading>
        <Price price={price} oldPrice={oldPrice} size="large" />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-secondary">
          <Rating value={rating.value} reviewCount={rating.count} size="large" />
          <span>({rating.count} customer reviews)</span>
        </p>
      </div>
      <Text size="lead">{summary}</Text>
      <div className="flex flex-col gap-2 no-script:hidden">
        <div className="flex flex-wrap items-center gap-2">
          <Button aria-label={`Add to cart: ${title}`} onClick={onAdd}>
            <Icon name="shopping-bag" />
            Add to cart
          </Button>
          <Button
            tone="secondary"
            aria-label={`Wishlist: ${title}`}
            aria-pressed={inWishlist}
            onClick={onToggleWishlist}
          >
            <span className={cx("flex", inWishlist && "text-accent")}>
              <Icon name={inWishlist ? "heart-fill" : "heart"} />
            </span>
            Wishlist
          </Button>
          <Button tone="secondary" aria-label={`Compare: ${title}`} onClick={onCompare}>
            <Icon name="scale" />
            Compare
          </Button>
        </div>
        {/* The height of a line is reserved, so that nothing moves when the shop has been restored. */}
        <div className="flex min-h-target flex-wrap items-center gap-x-6 text-small text-secondary">
          {inCart > 0 && (
            <p className="flex flex-wrap items-center gap-x-3">
              <span className="text-primary tabular-nums">{inCart} in your cart</span>
              <Link to="/cart" size="target">
                View Cart
              </Link>
            </p>
          )}
          {(inWishlist || inCompareList) && (
            <p className="flex flex-wrap items-center gap-x-3">
              <span>{listsOf(inWishlist ?? false, inCompareList)}</span>
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

/** Names the lists that include the product. */
function listsOf(inWishlist: boolean, inCompareList: boolean): string {
  if (inWishlist && inCompareList) return "On your wishlist and your compare list";
  return inWishlist ? "On your wishlist" : "On your compare list";
}
