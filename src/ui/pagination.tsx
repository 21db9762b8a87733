import { cva } from "class-variance-authority";
import { Fragment, useEffect, useRef, type ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { focusHeading } from "#lib/focus/move-focus.ts";
import { useNavigationType } from "#lib/navigation/navigation-type.ts";
import { Icon } from "#ui/icon.tsx";

const step = cva(
  "inline-flex min-h-target min-w-target pressable items-center justify-center gap-2 rounded-control border-thin px-3 text-small tabular-nums no-underline",
  {
    variants: {
      current: {
        true: "border-strong font-semibold text-primary forced-colors:underline",
        false: "border-transparent text-primary hover:bg-secondary-hover hover:text-on-secondary-hover",
      },
    },
  },
);

export type PaginationProps = {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  /** The path of a page. */
  linkTo: (page: number) => string;
  /** The id of the heading above the list, which gets focus after the page has changed. */
  headingId: string;
};

/**
 * Links to the pages of a long list: of more than seven pages, to the first, the last and those next to the current one.
 *
 * Guarantees: a navigation landmark named 'Pages' with a list of links; `aria-current=page` on the current page; after
 * a link has changed the page, focus on the heading above the list, scrolled to the top; Back, Forward and replaced
 * history entries do not move focus.
 * Requires: page numbers in the query; a heading that contains the page number.
 */
export function Pagination({ page, pageCount, linkTo, headingId }: PaginationProps) {
  const isPushed = useNavigationType() === "PUSH";
  const previousPage = useRef(page);

  useEffect(() => {
    if (isPushed && previousPage.current !== page) focusHeading(headingId);
    previousPage.current = page;
  }, [isPushed, page, headingId]);

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
                <AdjacentPage label="Previous" />
              </>,
            )}
          </li>
        )}
        {pageNumbers(page, pageCount).map((number, index, all) => (
          <Fragment key={number}>
            {number > (all[index - 1] ?? 0) + 1 && <li aria-hidden="true">…</li>}
            <li>
              {link(
                number,
                <>
                  <span className="sr-only">Page </span>
                  {number}
                </>,
              )}
            </li>
          </Fragment>
        ))}
        {page < pageCount && (
          <li>
            {link(
              page + 1,
              <>
                <AdjacentPage label="Next" />
                <Icon name="arrow-right" size="sm" />
              </>,
            )}
          </li>
        )}
      </ul>
    </nav>
  );
}

/** All pages of up to seven; of more, the first, the last, and those next to the current one. */
function pageNumbers(page: number, pageCount: number): number[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  return all.filter((one) => pageCount <= 7 || one === 1 || one === pageCount || Math.abs(one - page) <= 1);
}

/** The label of an arrow link, visually hidden in small windows. */
function AdjacentPage({ label }: { label: string }) {
  return (
    <span>
      <span className="sr-only sm:not-sr-only">{label}</span>
      <span className="sr-only"> page</span>
    </span>
  );
}
