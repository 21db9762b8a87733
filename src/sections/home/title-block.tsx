export type TitleBlockProps = { facts: readonly { term: string; detail: string }[] };

/** A few facts in a row, ruled like the title block of a drawing, in the color of the text around it. */
export function TitleBlock({ facts }: TitleBlockProps) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 border-t-thin border-current sm:grid-cols-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      {facts.map(({ term, detail }) => (
        <div key={term} className="flex flex-col gap-1 py-3 md:py-6">
          <dt className="text-caption">{term}</dt>
          <dd className="text-small font-semibold tabular-nums">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
