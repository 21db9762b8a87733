import type { ReactNode } from "react";
import { cn } from "#lib/cn";
import { Heading } from "#ui/heading";

export type SectionHeadingProps = {
  /** A short label above the heading, set like a drawing's reference. */
  eyebrow?: string;
  title: string;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  id: string;
  tone?: "page" | "inverse" | "image";
  level?: 1 | 2;
};

const tones = {
  page: { eyebrow: "text-accent", lead: "text-secondary", bar: "bg-accent" },
  inverse: { eyebrow: "text-on-inverse-accent", lead: "text-on-inverse-secondary", bar: "bg-accent" },
  image: { eyebrow: "text-on-image", lead: "text-on-image-secondary", bar: "bg-accent" },
};

/** Opens a band: reference, heading, and what to expect below. */
export function SectionHeading({ eyebrow, title, lead, id, tone = "page", level = 2 }: SectionHeadingProps) {
  const look = tones[tone];
  return (
    <div className="flex max-w-narrow flex-col gap-4">
      {eyebrow && (
        <p className={cn("flex items-center gap-3 text-caption font-semibold uppercase tracking-wide", look.eyebrow)}>
          <span aria-hidden="true" className={cn("h-px w-8 shrink-0", look.bar)} />
          {eyebrow}
        </p>
      )}
      <Heading level={level} id={id}>
        {title}
      </Heading>
      {lead && <p className={cn("max-w-prose text-lead", look.lead)}>{lead}</p>}
    </div>
  );
}
