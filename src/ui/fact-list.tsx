import { cva } from "class-variance-authority";
import type { VariantProps } from "#ui/variant-props.ts";

const fact = cva("flex flex-wrap gap-x-6 gap-y-1 border-b-thin border-hairline py-3", {
  variants: {
    /** `inline`: each detail beside its term where there is room; `stacked`: below its term. @default inline */
    layout: { inline: "items-baseline justify-between", stacked: "flex-col" },
  },
  defaultVariants: { layout: "inline" },
});

const list = cva("border-t-thin border-control", {
  variants: {
    /** `two`: two columns from the `md` breakpoint on. @default one */
    columns: { one: "flex flex-col", two: "grid grid-cols-1 md:grid-cols-2 md:gap-x-20" },
  },
  defaultVariants: { columns: "one" },
});

export type FactListProps = VariantProps<typeof fact> &
  VariantProps<typeof list> & {
    /** Terms, unique within the list, with their details. */
    facts: readonly { term: string; detail: string }[];
  };

/** A description list, with a line below each entry. */
export function FactList({ facts, layout, columns }: FactListProps) {
  return (
    <dl className={list({ columns })}>
      {facts.map(({ term, detail }) => (
        <div key={term} className={fact({ layout })}>
          <dt className="font-medium wrap-anywhere">{term}</dt>
          <dd className="text-small wrap-anywhere text-secondary tabular-nums">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
