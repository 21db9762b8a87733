import { cva, cx } from "class-variance-authority";
import type { VariantProps } from "#ui/variant-props.ts";

const rating = cva("h-auto shrink-0 text-primary", {
  variants: {
    /** The width of the five stars: `normal` on cards, `large` on a page of its own. @default normal */
    size: { normal: "w-20", large: "w-24" },
  },
  defaultVariants: { size: "normal" },
});

const stars = [1, 2, 3, 4, 5];

export type RatingProps = VariantProps<typeof rating> & {
  /** The number of stars, from 0 to 5. */
  value: number;
  /** The number of reviews of which `value` is the mean; by default it is not named. */
  reviewCount?: number;
};

/** A rating in stars in the color of the text, as one image with the name 'Rated 5 out of 5, 25 customer reviews'. */
export function Rating({ value, reviewCount, size }: RatingProps) {
  const source =
    reviewCount === undefined ? "" : `, ${reviewCount} customer ${reviewCount === 1 ? "review" : "reviews"}`;
  return (
    <svg
      viewBox="0 0 120 24"
      role="img"
      aria-label={`Rated ${value} out of 5${source}`}
      strokeWidth={1.5}
      strokeLinejoin="round"
      className={rating({ size })}
    >
      {stars.map((star) => (
        <path
          key={star}
          transform={`translate(${24 * (star - 1)})`}
          d="M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z"
          className={cx("stroke-current", star <= value ? "fill-current" : "fill-transparent")}
        />
      ))}
    </svg>
  );
}
