import type { ReactNode } from "react";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";

export type IndexListProps = {
  /** The entries, in their order. */
  items: readonly {
    /** The destination of the title, unique within the list. */
    to: string;
    title: string;
    text: string;
    /** A date or a number, before the title. */
    reference: ReactNode;
    /** A detail at the end of the row. */
    detail: string;
  }[];
};

/** Records as the rows of an index without pictures; a click anywhere on a row follows its title. */
export function IndexList({ items }: IndexListProps) {
  return (
    <ul role="list" className="border-b-thin border-hairline">
      {items.map(({ to, title, text, reference, detail }) => (
        <li
          key={to}
          className="ruled relative grid gap-x-6 gap-y-1 border-t-thin border-hairline py-4 md:grid-cols-12 md:items-baseline md:py-5"
        >
          <p className="data-text text-caption text-secondary md:col-span-3">{reference}</p>
          <div className="flex flex-col gap-1 md:col-span-7">
            <Heading level={3} size="sm">
              <Link to={to} variant="stretched">
                {title}
              </Link>
            </Heading>
            <p className="text-small text-secondary">{text}</p>
          </div>
          <p className="data-text text-caption whitespace-nowrap text-secondary md:col-span-2 md:-ms-6 md:text-end">
            {detail}
          </p>
        </li>
      ))}
    </ul>
  );
}
