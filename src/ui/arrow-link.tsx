import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

export type ArrowLinkProps = {
  /** A path of this site, or an absolute URL. */
  to: string;
  label: string;
  /** The subject, which is added to the accessible name only: 'Details: Risk Management'. */
  context?: string | undefined;
};

/**
 * A short link followed by an arrow.
 *
 * Guarantees: a target at least 44 px high; an accessible name that begins with the visible text; a decorative arrow.
 * Requires: a `context` where several links have the same label.
 */
export function ArrowLink({ to, label, context }: ArrowLinkProps) {
  return (
    <Link to={to} variant="quiet" size="target" aria-label={context && `${label}: ${context}`}>
      <span className="inline-flex items-center gap-2 text-small font-medium wrap-anywhere">
        {label}
        <span className="nudge">
          <Icon name="arrow-right" size="sm" />
        </span>
      </span>
    </Link>
  );
}
