import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { loadModule } from "#lib/lazy/load-module.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";

export type DeferredProps<Value> = {
  /** Loads a component or data, such as `() => import("…").then((m) => m.Panel)`. Called on mount and on each retry. */
  load: () => Promise<Value>;
  /** Shown while it loads for the first time. */
  fallback?: ReactNode;
  /** Shown above the retry button after a failure; `null` renders neither. */
  error?: ReactNode;
  /** Called after each failed attempt. */
  onError?: () => void;
  /** Called when the retry button is pressed, for instance to move the focus. */
  onRetry?: () => void;
  /** A new value retries a failed load, for instance how often a panel was opened. */
  retryKey?: number;
  /** Renders what was loaded. */
  children: (value: Value) => ReactNode;
};

type State<Value> = { attempt: number } & (
  | { status: "pending" | "error" | "retrying" }
  | { status: "success"; value: Value }
);

/**
 * Boundary around code or data that loads after the page.
 *
 * Guarantees: an alert and a retry button when loading fails or takes longer than 120 seconds; the button keeps the focus
 * while it retries, and the focus then moves to the loaded content; errors of the content stay inside.
 * Requires: to be mounted when the content is first needed; a fallback where an empty place would surprise.
 */
export function Deferred<Value>({
  load,
  fallback,
  error = "This could not be loaded.",
  onError,
  onRetry,
  retryKey = 0,
  children,
}: DeferredProps<Value>) {
  const [state, setState] = useState<State<Value>>({ status: "pending", attempt: 0 });
  const { status, attempt } = state;

  const start = (next: number) =>
    loadModule(load).then(
      (value) => setState({ status: "success", attempt: next, value }),
      () => {
        setState({ status: "error", attempt: next });
        onError?.();
      },
    );
  const retry = () => {
    setState({ status: "retrying", attempt });
    void start(attempt + 1);
  };

  const startFirst = useEffectEvent(() => void start(0));
  useEffect(() => startFirst(), []);

  const lastKey = useRef(retryKey);
  const retryForKey = useEffectEvent((key: number) => {
    if (key !== lastKey.current && status === "error") retry();
    lastKey.current = key;
  });
  useEffect(() => retryForKey(retryKey), [retryKey]);

  const failure = error !== null && (
    <LoadFailure
      attempt={attempt}
      isRetrying={status === "retrying"}
      onRetry={() => {
        retry();
        onRetry?.();
      }}
    >
      {error}
    </LoadFailure>
  );
  return (
    <ErrorBoundary resetKey={attempt} renderError={() => failure}>
      {status === "pending" && fallback}
      {(status === "error" || status === "retrying") && failure}
      {status === "success" && <Loaded isRetried={attempt > 0}>{() => children(state.value)}</Loaded>}
    </ErrorBoundary>
  );
}

function Loaded({ isRetried, children }: { isRetried: boolean; children: () => ReactNode }) {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The retry button had the focus and is gone; content that takes the focus has it by now.
    if (isRetried && document.activeElement === document.body) status.current?.focus();
  }, [isRetried]);
  return (
    <>
      {isRetried && (
        <p ref={status} tabIndex={-1} className="sr-only">
          Loaded.
        </p>
      )}
      {children()}
    </>
  );
}
