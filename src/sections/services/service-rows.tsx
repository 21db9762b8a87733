import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

export type ServiceRowsProps = {
  /** The services, titles unique within the list; a figure is at the end of its row, and on small screens replaces the text. */
  items: readonly { title: string; text: string; to: string; figure?: ReactNode }[];
};

/** Services as rows with large titles; the link of a title covers its whole row. */
export function ServiceRows({ items }: ServiceRowsProps) {
  return (
    <ul role="list" className="border-b-thin border-control">
      {items.map(({ title, text, to, figure }) => (
        <li
          key={to}
          className={cx(
            "group ruled relative grid grid-cols-12 items-center gap-x-4 gap-y-2 border-t-thin border-control sm:gap-x-6 narrow:block",
            figure ? "py-2" : "py-6 md:py-8",
          )}
        >
          <div className={cx("md:col-span-6", figure ? "col-span-8 sm:col-span-9" : "col-span-11")}>
            <Heading level={3} size="lg">
              <Link to={to} variant="stretched">
                {title}
              </Link>
            </Heading>
          </div>
          <p
            className={cx(
              "order-last col-span-11 text-secondary md:order-none",
              figure ? "max-sm:hidden sm:max-md:col-span-9 md:col-span-4" : "md:col-span-5",
            )}
          >
            {text}
          </p>
          {figure ? (
            <div className="col-span-4 transition-transform duration-slow ease-standard group-hover:scale-hover sm:max-md:col-span-3 sm:max-md:row-span-2 md:col-span-2">
              {figure}
            </div>
          ) : (
            <span className="flex justify-end pe-1 narrow:hidden">
              <span className="nudge">
                <Icon name="arrow-right" />
              </span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
