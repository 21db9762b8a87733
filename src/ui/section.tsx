import { cva } from "class-variance-authority";
import { Suspense, type ReactNode } from "react";
import type { VariantProps } from "#ui/variant-props.ts";

const section = cva("contain-content", {
  variants: {
    /**
     * The background and text colors: `page`, `sunken` for every other section, and the surfaces `inverse` and `hero` with
     * action colors of their own.
     *
     * @default page
     */
    tone: {
      page: "bg-page text-primary",
      sunken: "bg-sunken text-primary",
      hero: "bg-hero text-on-hero",
      inverse: "bg-inverse text-on-inverse",
    },
    /** The space above and below the content: `none`, `compact` or `normal`. @default normal */
    padding: { none: "", compact: "py-8 sm:py-10 md:py-14", normal: "py-8 sm:py-12 md:py-20 lg:py-24" },
    /** `none`: no line; `top`: a line at the top edge. @default none */
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
 * after a change to the section. Sections of a prerendered page hydrate one after the other, or for the first event in them.
 */
export function Section({ tone, padding, border, labelledBy, children }: SectionProps) {
  const Tag = labelledBy === undefined ? "div" : "section";
  return (
    <Tag
      className={section({ tone, padding, border })}
      data-surface={tone === "inverse" || tone === "hero" ? tone : undefined}
      aria-labelledby={labelledBy}
    >
      <Suspense>{children}</Suspense>
    </Tag>
  );
}
