import { cva, cx } from "class-variance-authority";
import { pathOf } from "#content/path-of.ts";
import type { FormattedProduct } from "#shop/format-product.ts";
import { CardPhoto } from "#ui/card-photo.tsx";
import { Heading, type HeadingProps } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import type { VariantProps } from "#ui/variant-props.ts";

const strip = cva("grid gap-x-4 gap-y-8", {
  variants: {
    /** The columns. @default four */
    columns: {
      /** In a panel. */
      two: "grid-cols-2 narrow:grid-cols-1",
      /** Rows in small windows. */
      three: "sm:grid-cols-3 lg:gap-x-8",
      /** Two columns in small windows. */
      four: "grid-cols-2 sm:grid-cols-4 lg:gap-x-8 narrow:grid-cols-1",
    },
  },
  defaultVariants: { columns: "four" },
});

export type ProductStripProps = VariantProps<typeof strip> & {
  /** The heading above the products. */
  title: string;
  /** The level of that heading; the titles of the products are one level below. */
  level: 2 | 3;
  /** The size of the heading, from `2xl` through `xl`, `lg`, `md` and `sm` to `xs`. */
  size?: HeadingProps["size"];
  /** The products, in their order. */
  products: readonly Pick<FormattedProduct, "id" | "title" | "author" | "price" | "photo">[];
};

/** A few products in one row, each with cover, title, author and price, to lead on to. */
export function ProductStrip({ title, level, size = "md", columns, products }: ProductStripProps) {
  const isInRows = columns === "three";
  return (
    <div className="flex flex-col gap-6">
      <Heading level={level} size={size}>
        {title}
      </Heading>
      <ul role="list" className={strip({ columns })}>
        {products.map((product) => (
          <li
            key={product.id}
            className={cx(
              "group relative flex min-w-0 gap-3",
              isInRows ? "max-sm:items-center sm:flex-col narrow:flex-col narrow:items-start" : "flex-col",
            )}
          >
            {product.photo && (
              // a quarter of the picture before the book is empty
              <div className={cx("lit relative -start-1/4", isInRows && "max-sm:-start-6 max-sm:w-24 max-sm:shrink-0")}>
                <CardPhoto
                  photo={{ ...product.photo, alt: "" }}
                  ratio="square"
                  radius="card"
                  sizes={
                    columns === "two"
                      ? "13rem"
                      : `(width < 37.5rem) ${isInRows ? "6rem" : "50vw"}, (width < 94rem) 31vw, 29rem`
                  }
                />
              </div>
            )}
            <div className="flex grow flex-col">
              <Heading level={level === 2 ? 3 : 4} size="xs">
                <Link to={pathOf("product", product.id)} variant="stretched">
                  {product.title}
                </Link>
              </Heading>
              <p className="text-small text-secondary">{product.author}</p>
              <p className="mt-auto pt-1 data-text text-small">{product.price}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
