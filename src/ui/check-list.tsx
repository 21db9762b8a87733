import { cva } from "class-variance-authority";
import type { VariantProps } from "#ui/variant-props.ts";

const list = cva("grid", {
  variants: {
    /** `one`: one column; `two`: two columns, for items of a few words. @default one */
    columns: { one: "grid-cols-1", two: "grid-cols-2 gap-x-4 max-sm:text-small sm:gap-x-8 narrow:grid-cols-1" },
  },
  defaultVariants: { columns: "one" },
});

export type CheckListProps = VariantProps<typeof list> & {
  /** The items, unique within the list. */
  items: readonly string[];
  /** The id of the heading that names the list. */
  labelledBy?: string;
};

/** A list of short facts, with a line below each. */
export function CheckList({ items, columns, labelledBy }: CheckListProps) {
  return (
    <ul role="list" aria-labelledby={labelledBy} className={list({ columns })}>
      {items.map((item) => (
        <li key={item} className="flex items-baseline gap-3 border-b-thin border-hairline py-2 sm:py-3">
          <span aria-hidden="true" className="h-2 shrink-0 -skew-x-12 border-s-bar border-current" />
          {item}
        </li>
      ))}
    </ul>
  );
}
