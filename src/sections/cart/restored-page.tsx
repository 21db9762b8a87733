import type { ReactNode } from "react";

export type RestoredPageProps = {
  /** The page's header and sections. */
  children: ReactNode;
};

/**
 * A page whose content depends on the browser's storage. At least as tall as the window, so that the footer, which moves
 * when the content has been restored, is out of view before and after: no layout shift.
 */
export function RestoredPage({ children }: RestoredPageProps) {
  return <div className="min-h-screen print:min-h-0 no-script:min-h-0">{children}</div>;
}
