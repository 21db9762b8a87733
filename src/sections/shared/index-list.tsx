import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";

export type IndexListProps = {
  /** The entries, in their order. */
  items: readonly {
    /** The destination of the link. */
    to: string;
    /** Unique within the list. */
    title: string;
    text: string;
    /** A date or a number, before the title. */
    reference: ReactNode;
    /** A detail at the end of the row. */
    detail: string;
  }[];
  /** The text that names the destination, and is the link. @default title */
  link?: "title" | "detail";
};

/** Records as the rows of an index without pictures; a click anywhere on a row follows its link. */
export function IndexList({ items, link = "title" }: IndexListProps) {
  return (
    <ul role="list" className="border-b-thin border-hairline">
      {items.map(({ to, title, text, reference, detail }) => (
        <li
          key={title}
          className="ruled relative grid gap-x-6 gap-y-1 border-t-thin border-hairline py-4 md:grid-cols-12 md:items-baseline md:py-5"
        >
          <p className="data-text text-caption text-secondary md:col-span-3">{reference}</p>
          <div className="flex flex-col gap-1 md:col-span-7">
            <Heading level={3} size="sm">
              {link === "title" ? (
                <Link to={to} variant="stretched">
                  {title}
                </Link>
              ) : (
                title
              )}
            </Heading>
            <p className="text-small text-secondary">{text}</p>
          </div>
          <p
            className={cx(
              "md:col-span-2 md:-ms-6 md:text-end",
              link === "detail" ? "font-medium" : "data-text text-caption whitespace-nowrap text-secondary",
            )}
          >
            {link === "detail" ? (
              <Link to={to} variant="stretched">
                {detail}
              </Link>
            ) : (
              detail
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
