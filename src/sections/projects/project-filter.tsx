import { cx } from "class-variance-authority";
import { Link } from "#ui/link.tsx";

export type ProjectFilterProps = {
  /** The disciplines, each with its address; one is current. */
  options: readonly { label: string; to: string; isCurrent: boolean }[];
  /** The current result as a sentence. */
  status: string;
};

/**
 * A filter of projects made of links, so that each option has its own address.
 *
 * Guarantees: a named `nav` with links; `aria-current` on the current option, which keeps the focus; the result in a status,
 * announced on change; options that need several rows share them evenly. Without JavaScript the filter is hidden.
 * Requires: exactly one current option; a `status` that differs between options, because only changes are announced.
 */
export function ProjectFilter({ options, status }: ProjectFilterProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 border-b-thin border-hairline no-script:hidden">
      <nav aria-label="Disciplines">
        <ul role="list" className="-ms-6 text-balance sm:-ms-8">
          {options.map(({ label, to, isCurrent }) => (
            <li key={to} className="relative inline-block ps-6 align-top sm:ps-8">
              <Link
                to={to}
                variant={isCurrent ? "current" : "quiet"}
                size="target"
                aria-current={isCurrent ? "true" : undefined}
              >
                <span className={cx(isCurrent && "forced-colors:underline")}>{label}</span>
              </Link>
              {isCurrent && (
                <span
                  aria-hidden="true"
                  className="absolute start-6 end-0 bottom-0 h-0-5 -skew-x-12 bg-accent forced-color-adjust-none sm:start-8"
                />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <p role="status" className="py-3 text-small text-secondary">
        {status}
      </p>
    </div>
  );
}
