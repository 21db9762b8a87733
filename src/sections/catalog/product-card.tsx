import { memo } from "react";
import { AddToCart, InCart } from "#sections/catalog/add-to-cart.tsx";
import type { ProductFacts } from "#shop/product-facts.ts";
import { CardPhoto } from "#ui/card-photo.tsx";
import { Heading } from "#ui/heading.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Price } from "#ui/price.tsx";

/** What can be done with a product, told by its id. */
export type ProductActions = Record<"onAdd" | "onWish" | "onCompare", (id: number) => void>;

export type ProductCardProps = ProductActions &
  ProductFacts & {
    /** Whether it is on the wishlist and on the compare list; undefined until that is known. */
    wished: boolean | undefined;
    compared: boolean | undefined;
  };

/**
 * A product of the catalog.
 *
 * Guarantees: one link, the title, which a press anywhere beside the buttons follows; 'Add to cart', the heart that stays
 * pressed, and 'Compare', each named with the title; how many are in the cart, to be read.
 * Requires: plain values and lasting callbacks, so that of many cards only the one that changed is drawn again.
 */
export const ProductCard = memo(({ wished, compared, onAdd, onWish, onCompare, ...product }: ProductCardProps) => {
  const { id, title, author, photo, brand, size, price, oldPrice, inCart } = product;
  return (
    <article className="group relative flex h-full flex-col gap-4">
      <Face photo={photo} />
      <div className="flex grow flex-col gap-1">
        <Words id={id} title={title} author={author} brand={brand} size={size} />
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 pt-2">
          <Price price={price} oldPrice={oldPrice} />
          <InCart count={inCart} />
        </div>
      </div>
      <div className="relative flex gap-1 no-script:hidden">
        <AddToCart product={product} onAdd={onAdd} />
        <IconButton
          label={`Wishlist: ${title}`}
          aria-pressed={wished}
          icon={<Mark icon={wished ? "heart-fill" : "heart"} on={wished} />}
          onClick={() => onWish(id)}
        />
        <IconButton
          label={`Compare: ${title}${compared ? ", in the list" : ""}`}
          icon={<Mark icon="scale" on={compared} isTicked />}
          onClick={() => onCompare(id)}
        />
      </div>
    </article>
  );
});

/* What no press on its buttons changes is drawn once. */

const Face = memo(
  ({ photo }: Pick<ProductFacts, "photo">) => photo && <CardPhoto photo={photo} ratio="square" radius="card" />,
);

const Words = memo(
  ({ id, title, author, brand, size }: Pick<ProductFacts, "id" | "title" | "author" | "brand" | "size">) => (
    <>
      <p className="flex flex-wrap justify-between gap-x-4 text-caption text-secondary">
        <span>{brand}</span>
        <span>Size {size}</span>
      </p>
      <Heading level={3} size="title">
        <Link to={`/product-single/${id}`} variant="stretched">
          {title}
        </Link>
      </Heading>
      <p className="text-small text-secondary">{author}</p>
    </>
  ),
);

type MarkProps = { icon: "heart" | "heart-fill" | "scale"; on?: boolean | undefined; isTicked?: boolean };

/** A button's drawing: in the accent while it is on, and told by its shape as well. */
function Mark({ icon, on = false, isTicked = false }: MarkProps) {
  if (!on) return <Icon name={icon} />;
  return (
    <span className="relative flex text-accent">
      <Icon name={icon} />
      {isTicked && (
        <span className="absolute -end-3 -bottom-1 rounded-pill bg-page">
          <Icon name="check" size="sm" />
        </span>
      )}
    </span>
  );
}
