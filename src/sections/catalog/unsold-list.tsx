import type { UnsoldBooks } from "#content/schema-page.ts";
import { IndexList } from "#sections/shared/index-list.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Text } from "#ui/text.tsx";

export type UnsoldListProps = Pick<UnsoldBooks, "text" | "books"> & {
  /** The address of the page with the books for sale. */
  firstPage: string;
};

/** A page of the catalog without books for sale: those in preparation, or earlier editions, as an index. */
export function UnsoldList({ text, books, firstPage }: UnsoldListProps) {
  return (
    <div className="flex flex-col items-start gap-8">
      <Text tone="secondary">{text}</Text>
      <div className="w-full">
        <IndexList items={books} />
      </div>
      <ButtonLink to={firstPage} variant="secondary">
        Back to page 1
      </ButtonLink>
    </div>
  );
}
