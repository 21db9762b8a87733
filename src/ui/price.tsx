import { cva, type VariantProps } from "class-variance-authority";

const price = cva("flex flex-wrap items-baseline gap-x-2 tabular-nums", {
  variants: { size: { small: "text-small", normal: "text-body", large: "text-heading" } },
  defaultVariants: { size: "normal" },
});

export type PriceProps = VariantProps<typeof price> & {
  /** What it costs, written out: '$65.00'. */
  price: string;
  /** What it cost before; it is left out where nothing has changed. */
  oldPrice?: string | undefined;
};

/** What something costs, and struck out what it cost before; who hears it is told which of the two is the old one. */
export function Price({ price: current, oldPrice: old, size }: PriceProps) {
  return (
    <p className={price({ size })}>
      <span className="font-semibold">{current}</span>
      {old && old !== current && (
        <del className={size === "large" ? "text-body text-secondary" : "text-small text-secondary"}>
          <span className="sr-only">Old price </span>
          {old}
        </del>
      )}
    </p>
  );
}
