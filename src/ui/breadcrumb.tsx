import { Link } from "#ui/link.tsx";

export type BreadcrumbItem = { label: string; to: string };

export type BreadcrumbProps = {
  /** The way here from Home, without the page itself. */
  trail?: readonly BreadcrumbItem[];
  /** The page one is on. */
  current: string;
};

/**
 * The way from Home to this page.
 *
 * Guarantees: a named navigation with a list; the page itself carries `aria-current=page`.
 * Requires: a trail without Home, which is always first.
 */
export function Breadcrumb({ trail = [], current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol role="list" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        {[{ label: "Home", to: "/home" }, ...trail].map(({ label, to }) => (
          <li key={to} className="flex items-center gap-3">
            <Link to={to} variant="inverse-text">
              {label}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
