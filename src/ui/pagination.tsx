import { cva } from "class-variance-authority";
import { useEffect, useRef, type ReactNode } from "react";
import { Link as RouterLink, useNavigationType } from "react-router-dom";
import { focusHeading } from "#lib/focus/focus-heading.ts";
import { Icon } from "#ui/icon.tsx";

const step = cva(
  "inline-flex min-h-target min-w-target items-center justify-center gap-2 rounded-control border-thin px-3 text-small tabular-nums no-underline transition-colors duration-fast",
  {
    variants: {
      current: {
        true: "border-strong font-semibold text-primary forced-colors:underline",
        false: "border-transparent text-primary hover:bg-secondary-hover",
      },
    },
  },
);

export type PaginationProps = {
  /** The page one is on, from 1 up. */
  page: number;
  pageCount: number;
  /** The address of a page. */
  linkTo: (page: number) => string;
  /** The id of the heading above what is turned over: it takes the focus when a link was followed. */
  headingId: string;
};

/**
 * Leads through what is too long for one page.
 *
 * Guarantees: a named navigation with a list of real links; `aria-current=page` on the page one is on; once a link
 * has turned the page, this one or another, the focus on the heading above, which is scrolled to; back, forward and
 * whatever replaces the address leave the visitor where they are.
 * Requires: pages that are told apart by their query; a heading that says which page it heads.
 */
export function Pagination({ page, pageCount: pages, linkTo, headingId: landing }: PaginationProps) {
  const isPushed = useNavigationType() === "PUSH";
  const before = useRef(page);

  useEffect(() => {
    if (isPushed && before.current !== page) focusHeading(landing);
    before.current = page;
  }, [isPushed, page, landing]);

  const link = (to: number, children: ReactNode) => (
    <RouterLink
      to={linkTo(to)}
      aria-current={to === page ? "page" : undefined}
      className={step({ current: to === page })}
    >
      {children}
    </RouterLink>
  );
  return (
    <nav aria-label="Pages">
      <ul role="list" className="flex flex-wrap items-center justify-center gap-1 sm:gap-2">
        {page > 1 && (
          <li>
            {link(
              page - 1,
              <>
                <Icon name="arrow-left" size="sm" />
                <Neighbor word="Previous" />
              </>,
            )}
          </li>
        )}
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            {link(
              number,
              <>
                <span className="sr-only">Page </span>
                {number}
              </>,
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            {link(
              page + 1,
              <>
                <Neighbor word="Next" />
                <Icon name="arrow-right" size="sm" />
              </>,
            )}
          </li>
        )}
      </ul>
    </nav>
  );
}

/** A word that small windows have no room for: there the arrow alone is seen. */
function Neighbor({ word }: { word: string }) {
  return (
    <span>
      <span className="sr-only sm:not-sr-only">{word}</span>
      <span className="sr-only"> page</span>
    </span>
  );
}
