import { Link } from "#ui/link.tsx";

export type BreadcrumbItem = {
  /** The title of the page. */
  label: string;
  /** The path of the page. */
  to: string;
};

export type BreadcrumbProps = {
  /** The ancestors of the current page, without Home, which is always the first item. */
  trail?: readonly BreadcrumbItem[];
  /** The title of the current page. */
  current: string;
};

/**
 * The path from Home to the current page.
 *
 * Guarantees: a navigation landmark named 'Breadcrumb' with a list of links; the current page is text with
 * `aria-current=page`, which an ellipsis shortens on phones, where it has no room beside the links.
 * Requires: the titles of the pages as labels.
 */
export function Breadcrumb({ trail = [], current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol role="list" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-secondary">
        {[{ label: "Home", to: "/home" }, ...trail].map(({ label, to }) => (
          <li key={to} className="flex items-center gap-3">
            <Link to={to} variant="quiet" size="compact">
              {label}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li className="max-sm:min-w-6 max-sm:flex-1 narrow:flex-auto">
          <span aria-current="page" className="max-sm:block max-sm:truncate narrow:text-clip narrow:whitespace-normal">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
