export type TitleBlockProps = {
  /** The cells of the block, with unique terms. */
  rows: readonly { readonly term: string; readonly detail: string }[];
};

/** The strip along a drawing's lower edge that identifies the drawing. */
export function TitleBlock({ rows }: TitleBlockProps) {
  return (
    <dl className="grid grid-cols-2 border-t-thin border-current text-caption sm:grid-cols-4 narrow:grid-cols-1">
      {rows.map(({ term, detail }) => (
        <div key={term} className="px-4 py-1 sm:py-2">
          <dt>{term}</dt>
          <dd className="font-medium tabular-nums">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
