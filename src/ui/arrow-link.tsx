import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

export type ArrowLinkProps = {
  to: string;
  /** The visible words. */
  label: string;
  /** What tells this link from its neighbors of the same words; heard, not seen. */
  context?: string | undefined;
};

/**
 * A short way on, with an arrow.
 *
 * Guarantees: a target of 44 px; a name that begins with the visible words.
 * Requires: `about` where several links share their words.
 */
export function ArrowLink({ to, label, context }: ArrowLinkProps) {
  return (
    <Link to={to} variant="quiet" size="target" aria-label={context && `${label}: ${context}`}>
      <span className="inline-flex items-center gap-2 text-small font-semibold wrap-anywhere">
        {label}
        <span className="text-accent">
          <Icon name="arrow-right" size="sm" />
        </span>
      </span>
    </Link>
  );
}
