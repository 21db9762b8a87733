import type { ReactNode } from "react";

/** A small label for a kind or a subject. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center rounded-pill border-thin border-hairline px-3 py-1 text-caption font-medium text-secondary">
      {children}
    </span>
  );
}
