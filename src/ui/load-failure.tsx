import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";

export type LoadFailureProps = {
  /** How many attempts have failed before; another number announces the message again. */
  attempt?: number;
  /** Whether an attempt is under way; the button then does nothing. */
  isRetrying?: boolean;
  /** Called when the button is pressed. */
  onRetry: () => void;
  /** What could not be loaded, as a sentence. */
  children: ReactNode;
};

/**
 * The message of something that could not be loaded, with a button that tries again.
 *
 * Guarantees: the message is an alert; the button keeps the focus during the next attempt, which is announced.
 * Requires: that the focus moves to what was loaded, or stays above it, when this disappears.
 */
export function LoadFailure({ attempt = 0, isRetrying = false, onRetry, children }: LoadFailureProps) {
  return (
    <div
      data-surface="page"
      className="flex flex-col items-start gap-4 rounded-control border-thin border-error bg-raised p-4 text-small text-primary"
    >
      {/* Keyed, so that a second failure is announced, too. */}
      <div key={attempt} role="alert">
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant="secondary"
          size="compact"
          aria-disabled={isRetrying}
          onClick={() => {
            if (!isRetrying) onRetry();
          }}
        >
          Try again
        </Button>
        <span role="status">{isRetrying && "Trying again…"}</span>
      </div>
    </div>
  );
}
