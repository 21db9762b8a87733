import { cva, type VariantProps } from "class-variance-authority";

const fact = cva("flex flex-wrap gap-x-6 gap-y-1 border-b-thin border-hairline py-3", {
  variants: { layout: { inline: "items-baseline justify-between", stacked: "flex-col" } },
  defaultVariants: { layout: "inline" },
});

/** `detail` says where it stands: beside its term where there is room, or always below it. */
export type FactListProps = VariantProps<typeof fact> & { facts: readonly { term: string; detail: string }[] };

/** Terms and what there is to say of each, ruled like the title block of a drawing. */
export function FactList({ facts, layout: place }: FactListProps) {
  return (
    <dl className="flex flex-col border-t-thin border-control">
      {facts.map(({ term, detail }) => (
        <div key={term} className={fact({ layout: place })}>
          <dt className="font-semibold">{term}</dt>
          <dd className="text-small text-secondary tabular-nums">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
