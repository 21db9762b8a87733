import { cx } from "class-variance-authority";

export type TitleBlockProps = {
  /** The cells of the block, with unique terms. */
  rows: readonly { readonly term: string; readonly detail: string }[];
  /** `framed`: along the lower edge of a framed sheet; `column`: in a column beside the drawing from `md` on. @default framed */
  layout?: "framed" | "column";
};

/** The table that identifies a drawing. */
export function TitleBlock({ rows, layout = "framed" }: TitleBlockProps) {
  return (
    <dl
      className={cx(
        "grid grid-cols-2 border-t-thin border-current text-caption sm:grid-cols-4 narrow:grid-cols-1",
        layout === "framed" ? "*:px-4" : "*:pe-4 md:grid-cols-2",
      )}
    >
      {rows.map(({ term, detail }) => (
        <div key={term} className="py-1 sm:py-2">
          <dt>{term}</dt>
          <dd className="data-text">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
