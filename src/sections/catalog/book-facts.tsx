import type { Edition } from "#content/schema.ts";
import type { BookSize } from "#lib/format/book-size.ts";
import { groupDigits } from "#lib/format/number.ts";
import { millimeters } from "#lib/format/text.ts";
import { TitleBlock } from "#sections/shared/title-block.tsx";

export type BookFactsProps = {
  /** The number of the book as a part: 'KV-B-01'. */
  partNumber: string;
  size: BookSize;
  edition: Pick<Edition, "pages" | "weight" | "binding" | "paper" | "printed">;
};

/** The title block of a book: what it is as an object. */
export function BookFacts({ partNumber, size, edition }: BookFactsProps) {
  const { width, height, spine } = size;
  const { pages, weight, binding, paper, printed } = edition;
  const rows = [
    { term: "Part number", detail: partNumber },
    { term: "Format", detail: millimeters([width, height, spine]) },
    { term: "Pages", detail: String(pages) },
    { term: "Weight", detail: `${groupDigits(weight)}\u00a0g` },
    { term: "Binding", detail: binding },
    { term: "Paper", detail: paper },
    { term: "Edition", detail: printed },
    { term: "Language", detail: "English" },
  ];
  return (
    <div className="border-x-thin border-b-thin border-control text-primary">
      <TitleBlock rows={rows} />
    </div>
  );
}
