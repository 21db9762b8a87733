import type { Book } from "#content/schema.ts";
import { BookStack } from "#sections/catalog/book-stack.tsx";
import { TitledSection } from "#sections/shared/titled-section.tsx";

export type BookStripProps = {
  title: string;
  lead: string;
  /** The books, from the top of the stack. */
  books: readonly Book[];
};

/** The books of the shop as a stack beside their heading. */
export function BookStrip({ title, lead, books }: BookStripProps) {
  return (
    <TitledSection
      id="books"
      layout="beside"
      border="top"
      title={title}
      lead={lead}
      more={{ label: "All books", to: "/shop" }}
    >
      <BookStack books={books} />
    </TitledSection>
  );
}
