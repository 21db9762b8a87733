import type { ReactNode } from "react";
import { Heading } from "#ui/heading.tsx";

export type SectionHeadingProps = {
  /** A short label above the heading, set like a drawing's reference. */
  eyebrow?: string;
  title: string;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  id: string;
};

/** Opens a band: reference, heading, and what to expect below. */
export function SectionHeading({ eyebrow, title, lead, id }: SectionHeadingProps) {
  return (
    <div className="flex max-w-narrow flex-col gap-4">
      {eyebrow && (
        <p className="flex items-center gap-3 text-caption font-semibold tracking-wide text-accent uppercase">
          <span aria-hidden="true" className="h-px w-8 shrink-0 bg-accent" />
          {eyebrow}
        </p>
      )}
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {lead && <p className="max-w-prose text-lead text-secondary">{lead}</p>}
    </div>
  );
}
