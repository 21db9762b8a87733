import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { Edition } from "#content/schema.ts";
import { BookFigure } from "#sections/catalog/book-figure.tsx";
import { Heading } from "#ui/heading.tsx";

export type SampleSpreadProps = {
  /** The title of the book, at the top of the right page. */
  title: string;
  sample: Edition["sample"];
};

/** Two facing pages of a book, set as they are printed; in small windows one below the other. */
export function SampleSpread({ title, sample }: SampleSpreadProps) {
  const { page, chapter, heading, paragraphs, figure, caption } = sample;
  const [first, second, last] = paragraphs;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <Heading level={2} size="md" id="inside">
          Inside
        </Heading>
        <p className="data-text text-caption text-secondary">{`Pages ${page} and ${page + 1}`}</p>
      </div>
      <div className="grid grid-cols-1 border-thin border-control bg-raised text-primary md:grid-cols-2">
        <Page head={chapter} number={page} side="left">
          <Heading level={3} size="lg">
            {heading}
          </Heading>
          <p className="max-w-prose text-body">{first}</p>
          <p className="max-w-prose text-body">{second}</p>
        </Page>
        <Page head={title} number={page + 1} side="right">
          <figure className="flex flex-col gap-4">
            <BookFigure figure={figure} />
            <figcaption className="max-w-prose border-t-thin border-hairline pt-3 text-small text-secondary">
              {caption}
            </figcaption>
          </figure>
          <p className="max-w-prose text-body">{last}</p>
        </Page>
      </div>
    </div>
  );
}

type PageProps = { head: string; number: number; side: "left" | "right"; children: ReactNode };

/** One page, with its running head and, in the outer corner, its number. */
function Page({ head, number, side, children }: PageProps) {
  return (
    <div
      className={cx(
        "flex flex-col gap-6 border-control p-6 sm:p-10 lg:p-16",
        side === "right" && "max-md:border-t-thin md:border-s-thin",
      )}
    >
      <p className="border-b-thin border-hairline pb-3 data-text text-caption text-secondary">{head}</p>
      {children}
      <p
        aria-hidden="true"
        className={cx("mt-auto pt-4 data-text text-caption text-secondary", side === "right" && "text-end")}
      >
        {number}
      </p>
    </div>
  );
}
