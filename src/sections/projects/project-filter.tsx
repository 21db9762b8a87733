import { cx } from "class-variance-authority";
import { Link } from "#ui/link.tsx";

export type ProjectFilterProps = {
  options: readonly { label: string; to: string; isCurrent: boolean }[];
  /** What is shown now, in words. */
  shown: string;
};

/**
 * Narrows the projects down by links, so that every choice has an address of its own.
 *
 * Guarantees: real links, the chosen one marked with `aria-current`, and the focus stays on it; what is shown, spoken when
 * it changes. Without JavaScript all projects are shown, and no filter.
 * Requires: exactly one current option; words that differ from one option to the next, or nothing is spoken.
 */
export function ProjectFilter({ options, shown }: ProjectFilterProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 border-b-thin border-hairline no-script:hidden">
      <nav aria-label="Disciplines">
        <ul role="list" className="flex flex-wrap gap-x-6 sm:gap-x-8">
          {options.map(({ label, to, isCurrent }) => (
            <li key={to} className="relative">
              <Link
                to={to}
                variant={isCurrent ? "current" : "quiet"}
                size="target"
                aria-current={isCurrent ? "true" : undefined}
              >
                <span className={cx(isCurrent && "forced-colors:underline")}>{label}</span>
              </Link>
              {isCurrent && (
                <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0-5 -skew-x-12 bg-accent" />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <p role="status" className="py-3 text-small text-secondary">
        {shown}
      </p>
    </div>
  );
}
