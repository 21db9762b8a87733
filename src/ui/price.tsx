import { cva } from "class-variance-authority";
import type { VariantProps } from "#ui/variant-props.ts";

const variants = cva("flex flex-wrap items-baseline gap-x-2 data-text", {
  variants: {
    /** The size of both prices. @default normal */
    size: {
      /** In dense lists. */
      small: "text-small",
      /** On cards. */
      normal: "text-body",
      /** On a page of its own. */
      large: "text-subheading",
    },
  },
  defaultVariants: { size: "normal" },
});

export type PriceProps = VariantProps<typeof variants> & {
  /** The formatted price: '$65.00'. */
  price: string;
  /** The formatted price before a reduction; not rendered if equal to `price`. */
  oldPrice?: string | undefined;
};

/** A price, with the old price struck through and introduced to screen readers as 'Old price'. */
export function Price({ price, oldPrice, size }: PriceProps) {
  return (
    <p className={variants({ size })}>
      <span>{price}</span>
      {oldPrice && oldPrice !== price && (
        <del className={size === "large" ? "text-body text-secondary" : "text-small text-secondary"}>
          <span className="sr-only">Old price </span>
          {oldPrice}
        </del>
      )}
    </p>
  );
}
