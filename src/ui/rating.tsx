import { cva, cx, type VariantProps } from "class-variance-authority";

const rating = cva("h-auto shrink-0", {
  variants: { size: { normal: "w-20", large: "w-24" } },
  defaultVariants: { size: "normal" },
});

const stars = [1, 2, 3, 4, 5];

export type RatingProps = VariantProps<typeof rating> & {
  /** How many stars of five. */
  value: number;
  /** How many reviews it comes from, where it is a mean. */
  reviewCount?: number;
};

/** How good somebody found something, in stars. It is one picture with one name: 'Rated 5 out of 5, 25 customer reviews'. */
export function Rating({ value, reviewCount: reviews, size }: RatingProps) {
  const source = reviews === undefined ? "" : `, ${reviews} customer ${reviews === 1 ? "review" : "reviews"}`;
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
          className={cx(
            "stroke-accent forced-colors:stroke-current",
            star <= value ? "fill-accent forced-colors:fill-current" : "fill-transparent",
          )}
        />
      ))}
    </svg>
  );
}
