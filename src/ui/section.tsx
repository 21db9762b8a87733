import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const section = cva("contain-content", {
  variants: {
    /** The background and text colors; `inverse` and `hero` are surfaces with their own action colors. */
    tone: {
      page: "bg-page text-primary",
      sunken: "bg-sunken text-primary",
      hero: "bg-hero text-on-hero",
      inverse: "bg-inverse text-on-inverse",
    },
    /** The space above and below the content. */
    padding: { none: "", compact: "py-8 sm:py-10 md:py-14", normal: "py-8 sm:py-12 md:py-20 lg:py-24" },
    /** A line at the top edge. */
    border: { none: "", top: "border-t-thin border-hairline" },
  },
  defaultVariants: { tone: "page", padding: "normal", border: "none" },
});

export type SectionProps = VariantProps<typeof section> & {
  /** The content, usually in a `Container`. */
  children: ReactNode;
  /** The id of the heading that names the section and makes it a landmark region. */
  labelledBy?: string;
};

/**
 * A full-width section of a page, a `section` element if a heading names it; CSS containment limits layout and paint
 * after a change to the section.
 */
export function Section({ tone, padding, border, labelledBy, children }: SectionProps) {
  const Tag = labelledBy === undefined ? "div" : "section";
  return (
    <Tag
      className={section({ tone, padding, border })}
      data-surface={tone === "inverse" || tone === "hero" ? tone : undefined}
      aria-labelledby={labelledBy}
    >
      {children}
    </Tag>
  );
}
