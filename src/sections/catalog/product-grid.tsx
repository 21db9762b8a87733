import { cx } from "class-variance-authority";
import { memo, useId } from "react";
import { pathOf } from "#content/path-of.ts";
import { sizeWithDimensions } from "#lib/format/book-size.ts";
import { hasSameFields } from "#lib/memo/has-same-fields.ts";
import { ListButtons } from "#sections/catalog/list-buttons.tsx";
import type { FormattedProduct } from "#shop/format-product.ts";
import { Button } from "#ui/button.tsx";
import { CardPhoto } from "#ui/card-photo.tsx";
import { Heading } from "#ui/heading.tsx";
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
      className="grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-6 sm:gap-y-10 md:grid-cols-3 lg:gap-x-8 narrow:grid-cols-1"
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

/** The widths of the pictures, by the size of the book: they have one proportion, so the shelf is to scale; the book is the middle half of each. */
const widths: Readonly<Record<string, string>> = {
  S: "w-35/36",
  M: "w-35/32",
  L: "w-175/144",
  XL: "w-385/288",
  XXL: "w-35/24",
};

/** The edge of the shelf below a book, as far as the next one in the row. */
const shelf =
  "absolute inset-x-0 top-full border-t-thick border-strong max-sm:group-odd:-end-4 sm:max-md:group-odd:-end-6 md:max-lg:group-not-nth-[3n]:-end-6 lg:group-not-nth-[3n]:-end-8";

// Of the cards, a press re-renders one: without `memo`, the wishlist took 29 ms of script at a quarter of the processor.
const ProductCard = memo(
  ({ product, loading, inWishlist, inCompareList, onAdd, onToggleWishlist, onCompare }: ProductCardProps) => {
    const { id, title, author, photo, size, price, oldPrice, inCart } = product;
    const headingId = useId();
    return (
      <article aria-labelledby={headingId} className="relative flex h-full flex-col gap-4">
        <div className="relative aspect-square min-h-0 sm:aspect-portrait">
          <span aria-hidden="true" className={shelf} />
          {/* the empty margins of a picture are beyond the card; on phones, the book leaves room for the buttons */}
          <div className="pointer-events-none absolute inset-0 flex items-end max-sm:end-1/5 sm:justify-center sm:overflow-x-clip">
            <div
              className={cx(
                "aspect-square shrink-0 max-sm:-translate-x-1/4 max-sm:rtl:translate-x-1/4",
                widths[size] ?? widths["M"],
              )}
            >
              {/* The lower edge of the picture is empty; a book that is hovered or focused is lifted off the shelf. */}
              {photo && (
                <div className="lit translate-y-1/12 transition-transform duration-base ease-standard moving:group-hover:translate-y-1/24 moving:group-has-focus-visible:translate-y-1/24">
                  <CardPhoto
                    photo={photo}
                    ratio="square"
                    loading={loading}
                    sizes="(width < 18rem) 117vw, (width < 37.5rem) 55vw, (width < 60rem) 73vw, (width < 94rem) 45vw, 43rem"
                  />
                </div>
              )}
            </div>
          </div>
        </div>
        <div className="flex grow flex-col gap-1">
          <div className="relative sm:flex sm:flex-row-reverse sm:items-center sm:justify-between">
            {/* on phones, beside the book */}
            <div className="z-raised flex max-sm:absolute max-sm:end-0 max-sm:bottom-full max-sm:flex-col max-sm:pb-6 sm:relative sm:-my-3 no-script:hidden">
              <ListButtons
                title={title}
                inWishlist={inWishlist}
                inCompareList={inCompareList}
                onToggleWishlist={() => onToggleWishlist(id)}
                onCompare={() => onCompare(id)}
              />
            </div>
            {/* above the shadow of the book */}
            <p className="pointer-events-none relative text-caption text-secondary">{sizeWithDimensions(size)}</p>
          </div>
          <Heading level={3} size="sm" id={headingId}>
            <Link to={pathOf("product", id)} variant="stretched">
              {title}
            </Link>
          </Heading>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-small text-secondary">
            <p>{author}</p>
            <InCart count={inCart} />
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <Price price={price} oldPrice={oldPrice} />
          <div className="relative max-sm:w-full no-script:hidden">
            <AddToCart product={product} onAdd={onAdd} />
          </div>
        </div>
      </article>
    );
  },
  (before, after) =>
    before.inWishlist === after.inWishlist &&
    before.inCompareList === after.inCompareList &&
    hasSameFields(before.product, after.product),
);

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
