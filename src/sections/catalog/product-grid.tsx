import { cx } from "class-variance-authority";
import { memo, useId } from "react";
import { pathOf } from "#content/path-of.ts";
import { hasSameFields } from "#lib/memo/has-same-fields.ts";
import type { FormattedProduct } from "#shop/format-product.ts";
import { Button } from "#ui/button.tsx";
import { CardPhoto } from "#ui/card-photo.tsx";
import { Heading } from "#ui/heading.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Price } from "#ui/price.tsx";

/** The callbacks of a product's buttons; each receives the product's id. */
type ProductActions = {
  /** Puts the product into the cart. */
  onAdd: (id: number) => void;
  /** Puts the product on the wishlist, or removes it. */
  onToggleWishlist: (id: number) => void;
  /** Puts the product on the compare list, or removes it. */
  onCompare: (id: number) => void;
};

export type ProductGridProps = ProductActions & {
  /** The products, in the order of the cards. */
  products: readonly FormattedProduct[];
  /** The ids on the wishlist; undefined during a restore. */
  wishlist: readonly number[] | undefined;
  /** The ids on the compare list; undefined during a restore. */
  compare: readonly number[] | undefined;
};

/**
 * Products of the catalog, one card each, as books on shelves, to scale.
 *
 * Guarantees: a list; per card one link, the title, which a press beside the buttons follows as well; the buttons 'Add to
 * cart', 'Wishlist', with `aria-pressed`, and 'Compare', each named with the title; the quantity in the cart as text.
 */
export function ProductGrid({ products, wishlist, compare, ...actions }: ProductGridProps) {
  return (
    <ul
      role="list"
      className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 sm:gap-y-14 md:grid-cols-3 lg:gap-x-8 narrow:grid-cols-1"
    >
      {products.map((product, index) => (
        <li key={product.id} className="group">
          <ProductCard
            {...actions}
            product={product}
            loading={index < 2 ? "eager" : "lazy"}
            inWishlist={wishlist?.includes(product.id) ?? false}
            inCompareList={compare?.includes(product.id)}
          />
        </li>
      ))}
    </ul>
  );
}

type ProductCardProps = ProductActions & {
  product: FormattedProduct;
  loading: "eager" | "lazy";
  inWishlist: boolean;
  inCompareList: boolean | undefined;
};

/** The widths of the books, by their size: their pictures have one proportion, so the shelf is to scale. */
const widths: Readonly<Record<string, string>> = { S: "w-8/12", M: "w-9/12", L: "w-10/12", XL: "w-11/12" };

/** The edge of the shelf below a book, as far as the next one in the row. */
const shelf =
  "absolute inset-x-0 top-full border-t-thick border-strong max-sm:group-odd:-end-4 sm:max-md:group-odd:-end-6 md:max-lg:group-not-nth-[3n]:-end-6 lg:group-not-nth-[3n]:-end-8";

// Of the cards, a press re-renders one: without `memo`, the wishlist took 29 ms of script at a quarter of the processor.
const ProductCard = memo(
  ({ product, loading, inWishlist, inCompareList, onAdd, onToggleWishlist, onCompare }: ProductCardProps) => {
    const { id, title, author, photo, brand, size, price, oldPrice, inCart } = product;
    const headingId = useId();
    return (
      <article aria-labelledby={headingId} className="relative flex h-full flex-col gap-4">
        <div className="relative flex aspect-photo min-h-0 items-end">
          <span aria-hidden="true" className={shelf} />
          <div className={cx("pointer-events-none aspect-square shrink-0 sm:relative", widths[size] ?? "w-full")}>
            {/* The lower edge of the picture is empty; a book that is hovered or focused is lifted off the shelf. */}
            {photo && (
              <div className="lit translate-y-1/12 transition-transform duration-base ease-standard moving:group-hover:translate-y-1/24 moving:group-has-focus-visible:translate-y-1/24">
                <CardPhoto
                  photo={photo}
                  ratio="square"
                  loading={loading}
                  sizes="(width < 18rem) 100vw, (width < 60rem) 50vw, (width < 94rem) 31vw, 29rem"
                />
              </div>
            )}
            <div className="pointer-events-auto absolute end-0 bottom-4 z-raised flex flex-col sm:start-3/4 sm:end-auto no-script:hidden">
              <IconButton
                label={`Wishlist: ${title}`}
                aria-pressed={inWishlist}
                icon={
                  <span className={cx("flex", inWishlist && "text-accent")}>
                    <Icon name={inWishlist ? "heart-fill" : "heart"} />
                  </span>
                }
                onClick={() => onToggleWishlist(id)}
              />
              <IconButton
                label={`Compare: ${title}${inCompareList ? ", in the list" : ""}`}
                icon={<CompareIcon checked={inCompareList} />}
                onClick={() => onCompare(id)}
              />
            </div>
          </div>
        </div>
        <div className="flex grow flex-col gap-1">
          {/* above the shadow of the book */}
          <p className="pointer-events-none relative flex flex-wrap justify-between gap-x-4 text-caption text-secondary">
            <span>{brand}</span>
            <span>Size {size}</span>
          </p>
          <Heading level={3} size="sm" id={headingId}>
            <Link to={pathOf("product", id)} variant="stretched">
              {title}
            </Link>
          </Heading>
          <p className="text-small text-secondary">{author}</p>
          <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 pt-2">
            <Price price={price} oldPrice={oldPrice} />
            <InCart count={inCart} />
          </div>
        </div>
        <div className="relative no-script:hidden">
          <AddToCart product={product} onAdd={onAdd} />
        </div>
      </article>
    );
  },
  (before, after) =>
    before.inWishlist === after.inWishlist &&
    before.inCompareList === after.inCompareList &&
    hasSameFields(before.product, after.product),
);

/** The state of the button is visible by color and by the shape of the check mark. */
function CompareIcon({ checked = false }: { checked: boolean | undefined }) {
  if (!checked) return <Icon name="scale" />;
  return (
    <span className="relative flex text-accent">
      <Icon name="scale" />
      <span className="absolute -end-3 -bottom-1 rounded-pill bg-page">
        <Icon name="check" size="sm" />
      </span>
    </span>
  );
}

export type AddToCartProps = Pick<ProductActions, "onAdd"> & {
  product: Pick<FormattedProduct, "id" | "title" | "available">;
};

/**
 * The button that adds one of a product to the cart, on a card or in a list.
 *
 * Guarantees: a name that begins with the visible label and ends with the title; for an unavailable product, a text
 * instead of the button.
 */
export function AddToCart({ product: { id, title, available }, onAdd }: AddToCartProps) {
  if (!available) return <p className="py-3 text-small text-secondary">No longer available</p>;
  return (
    <Button
      variant="secondary"
      size="compact"
      width="full"
      aria-label={`Add to cart: ${title}`}
      onClick={() => onAdd(id)}
    >
      Add to cart
    </Button>
  );
}

export type InCartProps = { /** How many of the product are in the cart. */ count: number };

/** The quantity of a product in the cart; renders nothing for 0. */
export function InCart({ count }: InCartProps) {
  return count > 0 && <p className="text-caption font-medium text-secondary tabular-nums">{`${count} in your cart`}</p>;
}
