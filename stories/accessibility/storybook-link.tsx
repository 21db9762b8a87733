import type { ReactNode } from "react";

/** A link that leaves the frame of the page, as links between pages of Storybook have to. */
export function StorybookLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_top" className="text-link underline">
      {children}
    </a>
  );
}
