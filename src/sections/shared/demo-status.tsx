import { useEffect, useRef, type ReactNode } from "react";
import { Status } from "#ui/status.tsx";

export type DemoStatusProps = {
  /** Number of valid submits; each increase moves the focus to the status. */
  submitCount: number;
  /** Text after 'Nothing was sent: this is a demonstration.' */
  children?: ReactNode;
};

/**
 * The status of a form that sends nothing, empty before the first submit.
 *
 * Guarantees: after each submit the focus, which makes a screen reader read the status.
 */
export function DemoStatus({ submitCount, children }: DemoStatusProps) {
  const status = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (submitCount > 0) status.current?.focus();
  }, [submitCount]);

  return (
    <Status ref={status} announcedBy="focus">
      {submitCount > 0 && (
        <>
          Nothing was sent: this is a demonstration. <span>{children}</span>
        </>
      )}
    </Status>
  );
}
