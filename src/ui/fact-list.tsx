import { cva } from "class-variance-authority";
import type { VariantProps } from "#ui/variant-props.ts";

const fact = cva("flex flex-wrap gap-x-6 gap-y-1 border-b-thin border-hairline py-3", {
  variants: {
    /** `inline`: each detail beside its term where there is room; `stacked`: below its term. @default inline */
    layout: { inline: "items-baseline justify-between", stacked: "flex-col" },
  },
  defaultVariants: { layout: "inline" },
});

export type FactListProps = VariantProps<typeof fact> & {
  /** Terms, unique within the list, with their details. */
  facts: readonly { term: string; detail: string }[];
};

/** A description list, with a line below each entry. */
export function FactList({ facts, layout }: FactListProps) {
  return (
    <dl className="flex flex-col border-t-thin border-control">
      {facts.map(({ term, detail }) => (
        <div key={term} className={fact({ layout })}>
          <dt className="font-medium wrap-anywhere">{term}</dt>
          <dd className="text-small wrap-anywhere text-secondary tabular-nums">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
