import { cx } from "class-variance-authority";
import { pathOf } from "#content/path-of.ts";
import type { Book } from "#content/schema.ts";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";

export type BookStackProps = {
  /** The books, from the top of the stack. */
  books: readonly Book[];
};

/** The thickness of each book, its height on a shelf, and where its ends are beside those of the books below and above it. */
const shapes = [
  "max-sm:h-sidebar sm:ms-10 sm:me-16 sm:py-4",
  "max-sm:h-card sm:ms-4 sm:me-16 sm:py-3",
  "max-sm:h-sidebar sm:ms-8 sm:me-4 sm:py-5",
  "max-sm:h-card sm:ms-2 sm:me-14 sm:py-3",
  "max-sm:h-sidebar sm:ms-6 sm:me-10 sm:py-4",
  "max-sm:h-card sm:me-8 sm:py-5",
];

/** The colors of the covers; on dark ones, text is light. */
const covers = {
  ink: { surface: "inverse", color: "bg-inverse" },
  green: { surface: "inverse", color: "bg-cover-green" },
  charcoal: { surface: "inverse", color: "bg-cover-charcoal" },
  paper: { surface: "image", color: "bg-image" },
  orange: { surface: "image", color: "bg-cover-orange" },
  ochre: { surface: "image", color: "bg-cover-ochre" },
} as const;

/** The bands near the ends of a spine. */
const bands = (
  <span aria-hidden="true">
    <span className="absolute inset-y-0 start-3 w-2 border-x-thin border-control max-sm:hidden" />
    <span className="absolute inset-y-0 end-3 w-2 border-x-thin border-control max-sm:hidden" />
  </span>
);

/**
 * Books as the spines of a stack in the colors of their covers, set in type alone; in small windows
 * upright on a shelf, which scrolls with large text, with title and price. A click anywhere on a spine follows its title, and the spine becomes the cover.
 */
export function BookStack({ books }: BookStackProps) {
  return (
    <ul
      role="list"
      className="border-b-thick border-strong max-sm:-mx-4 max-sm:flex max-sm:items-end max-sm:overflow-x-auto max-sm:px-4"
    >
      {books.map(({ id, title, author, price, cover }, index) => (
        <li
          key={id}
          data-spine=""
          data-surface={covers[cover].surface}
          className={cx(
            "relative border-thin border-control text-primary transition-transform duration-base ease-standard max-sm:-ms-px max-sm:flex max-sm:min-w-10 max-sm:flex-1 max-sm:justify-center max-sm:py-4 sm:-mt-px sm:px-10 sm:hover:translate-x-6 rtl:sm:hover:-translate-x-6",
            covers[cover].color,
            shapes[index % shapes.length],
          )}
        >
          {bands}
          <span className="flex h-full flex-wrap content-center items-baseline justify-between gap-1 max-sm:upright sm:gap-x-6">
            <span className="text-body font-medium sm:text-title">
              <Link to={pathOf("product", id)} variant="stretched">
                {title}
              </Link>
            </span>
            <span className="text-small">
              <span className="max-sm:sr-only">{author} · </span>
              {price}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export type SuggestedBooksProps = BookStackProps & {
  /** The level of the heading. */
  level: 2 | 3;
};

/** Books to begin with, below an empty cart and where there is no order. */
export function SuggestedBooks({ level, books }: SuggestedBooksProps) {
  return (
    <div className="flex max-w-narrow flex-col gap-6">
      <Heading level={level} size="sm">
        Start with one of these
      </Heading>
      <BookStack books={books} />
    </div>
  );
}
