import type { Edition } from "#content/schema.ts";
import { CheckList } from "#ui/check-list.tsx";
import { Heading } from "#ui/heading.tsx";

export type BookContentsProps = {
  edition: Pick<Edition, "contents" | "readers">;
};

/**
 * The table of contents of a book, whose dotted lines lead to the page numbers, in two columns from the `lg` breakpoint on,
 * and for whom the book is.
 */
export function BookContents({ edition: { contents, readers } }: BookContentsProps) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-12 md:grid-cols-12">
      <div className="flex flex-col gap-6 md:col-span-7 lg:col-span-8">
        <Heading level={2} size="md" id="contents">
          Contents
        </Heading>
        <ol role="list" aria-labelledby="contents" className="border-t-thick border-strong lg:two-columns lg:gap-x-12">
          {contents.map(({ number, title, page }) => (
            <li
              key={number}
              className="flex break-inside-avoid items-baseline gap-3 border-b-thin border-hairline py-3 narrow:flex-wrap"
            >
              <span className="w-6 shrink-0 data-text text-caption text-secondary">{number}</span>
              <span className="min-w-0 narrow:w-full">{title}</span>
              <span
                aria-hidden="true"
                className="min-w-4 flex-1 border-b-thick border-dotted border-hairline narrow:hidden"
              />
              <span className="sr-only">, page</span>
              <span className="shrink-0 data-text text-small">{page}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-col gap-6 md:col-span-5 lg:col-span-4">
        <Heading level={2} size="md" id="readers">
          Who it is for
        </Heading>
        <div className="border-t-thick border-strong">
          <CheckList items={readers} labelledBy="readers" />
        </div>
      </div>
    </div>
  );
}
