import { useEffect, useRef, type ReactNode } from "react";
import { Status } from "#ui/status.tsx";

export type DemoStatusProps = {
  /** How often the form was submitted and found in order; each time the focus comes here. */
  submits: number;
  /** What became of the words, and what helps instead. */
  children?: ReactNode;
};

/**
 * What a form that sends nothing says once it was submitted.
 *
 * Guarantees: the plain word that nothing was sent, spoken by the focus that it takes.
 */
export function DemoStatus({ submits, children }: DemoStatusProps) {
  const status = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (submits > 0) status.current?.focus();
  }, [submits]);

  return (
    <Status ref={status} announcedBy="focus">
      {submits > 0 && <>Nothing was sent: this is a demonstration. {children}</>}
    </Status>
  );
}
