import { cva } from "class-variance-authority";
import type { VariantProps } from "#ui/variant-props.ts";

const block = cva("grid grid-cols-2 border-t-thin border-current text-caption sm:grid-cols-4 narrow:grid-cols-1", {
  variants: {
    /** `framed`: along the lower edge of a framed sheet; `column`: in a column beside the drawing from `md` on. @default framed */
    layout: { framed: "*:px-4", column: "*:pe-4 md:grid-cols-2" },
  },
  defaultVariants: { layout: "framed" },
});

export type TitleBlockProps = VariantProps<typeof block> & {
  /** The cells of the block, with unique terms. */
  rows: readonly { readonly term: string; readonly detail: string }[];
};

/** The table that identifies a drawing. */
export function TitleBlock({ rows, layout }: TitleBlockProps) {
  return (
    <dl className={block({ layout })}>
      {rows.map(({ term, detail }) => (
        <div key={term} className="py-1 sm:py-2">
          <dt>{term}</dt>
          <dd className="font-medium tabular-nums">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
