import type { ReactNode } from "react";
import { ArrowLink, type ArrowLinkProps } from "#ui/arrow-link.tsx";
import { Heading } from "#ui/heading.tsx";

export type SectionHeadingProps = {
  /** A short label above the heading. */
  eyebrow?: string;
  /** The text of the heading. */
  title: string;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** A link to a page with more. */
  more?: ArrowLinkProps | undefined;
  /** `lead`: the main section of a page. @default normal */
  size?: "normal" | "lead";
  /** The id of the heading, for the `labelledBy` of the section. */
  id: string;
};

/**
 * The heading of a section, with an optional label above and an introduction below, and a link at the end of the row, or
 * below where there is no room.
 */
export function SectionHeading({ eyebrow, title, lead, more, size = "normal", id }: SectionHeadingProps) {
  return (
    <div className="flex flex-wrap content-start items-end justify-between gap-x-8 gap-y-4">
      <div className="flex max-w-narrow flex-col items-start gap-4">
        {eyebrow && (
          <p className="flex items-center gap-3 text-caption font-medium tracking-wide text-secondary uppercase">
            <span aria-hidden="true" className="w-8 shrink-0 border-t-thin border-current" />
            {eyebrow}
          </p>
        )}
        <Heading level={2} size={size === "lead" ? "xl" : "lg"} id={id}>
          {title}
        </Heading>
        {lead && <p className="max-w-prose text-lead text-balance text-secondary">{lead}</p>}
      </div>
      {more && <ArrowLink {...more} />}
    </div>
  );
}
