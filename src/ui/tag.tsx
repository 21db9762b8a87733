import type { ReactNode } from "react";

export type TagProps = {
  children: ReactNode;
};

/** A small label for a category or subject. */
export function Tag({ children }: TagProps) {
  return (
    <span className="inline-flex items-center rounded-pill border-thin border-hairline px-3 py-1 text-caption font-medium wrap-anywhere text-secondary">
      {children}
    </span>
  );
}
