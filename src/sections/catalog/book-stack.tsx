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

/** The bands near the ends of a spine. */
function Bands({ isOrange }: { isOrange: boolean }) {
  const band = cx("absolute inset-y-0 max-sm:hidden", isOrange ? "w-4 bg-accent" : "w-2 border-x-thin border-control");
  return (
    <span aria-hidden="true">
      <span className={cx(band, "start-3")} />
      <span className={cx(band, "end-3")} />
    </span>
  );
}

/**
 * Books as the spines of a stack, as dark or light as their covers or with orange bands, set in type alone; in small windows
 * upright on a shelf that scrolls. A click anywhere on a spine follows its title, and the spine becomes the cover.
 */
export function BookStack({ books }: BookStackProps) {
  return (
    <ul
      role="list"
      className="border-b-thick border-strong max-sm:-mx-4 max-sm:flex max-sm:items-end max-sm:overflow-x-auto max-sm:px-4"
    >
      {books.map(({ id, title, author, price, spine }, index) => (
        <li
          key={id}
          data-spine=""
          data-surface={spine === "dark" ? "inverse" : undefined}
          className={cx(
            "relative border-thin border-control text-primary transition-transform duration-base ease-standard max-sm:-ms-px max-sm:shrink-0 max-sm:px-2 max-sm:py-5 sm:-mt-px sm:px-10 sm:hover:translate-x-6 rtl:sm:hover:-translate-x-6",
            spine === "dark" ? "bg-inverse" : "bg-raised",
            shapes[index % shapes.length],
          )}
        >
          <Bands isOrange={spine === "orange"} />
          <span className="flex h-full flex-wrap content-center items-baseline justify-between gap-1 max-sm:upright sm:gap-x-6">
            <span className="text-title font-medium">
              <Link to={pathOf("product", id)} variant="stretched">
                {title}
              </Link>
            </span>
            <span className="text-small text-secondary">
              {author} · {price}
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
