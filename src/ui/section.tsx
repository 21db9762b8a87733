import { cva } from "class-variance-authority";
import { Suspense, type ReactNode } from "react";
import type { VariantProps } from "#ui/variant-props.ts";

const section = cva("zone text-primary contain-content", {
  variants: {
    /** The background, on which text, links, borders and controls have colors of their own. @default page */
    surface: {
      page: "bg-page",
      /** Recedes from the page; for every other section. */
      sunken: "border-y-thick border-band bg-sunken",
      /** Dark in every theme. */
      inverse: "border-y-thick border-band bg-inverse",
    },
    /** The space above and below the content. @default normal */
    padding: {
      none: "",
      compact: "py-8 sm:py-10",
      /** Two sections with the page's surface share one from the `md` breakpoint on. */
      normal: "py-8 sm:py-12 md:py-20 lg:py-24",
    },
    /** `none`: no line; `top`: a line at the top edge. @default none */
    border: { none: "", top: "border-t-thin border-hairline" },
    /** `omitted` on paper: a section that only leads to another page. @default printed */
    paper: { printed: "", omitted: "print:hidden" },
  },
  compoundVariants: [
    { surface: "page", padding: "normal", border: "none", className: "joined" },
    { surface: "page", padding: "compact", border: "none", className: "joined-compact" },
  ],
  defaultVariants: { surface: "page", padding: "normal", border: "none", paper: "printed" },
});

export type SectionProps = VariantProps<typeof section> & {
  /** The content, usually in a `Container`. */
  children: ReactNode;
  /** The id of the heading that names the section and makes it a landmark region. */
  labelledBy?: string;
};

/**
 * A full-width section of a page, a `section` element if a heading names it; CSS containment limits layout and paint
 * after a change to the section. On a page with a `PageHeader`, each section is a zone with its letter in the margins.
 * Sections of a prerendered page hydrate one after the other, or for the first event in them.
 */
export function Section({ surface, padding, border, paper, labelledBy, children }: SectionProps) {
  const Tag = labelledBy === undefined ? "div" : "section";
  return (
    <Tag
      className={section({ surface, padding, border, paper })}
      data-surface={surface === "inverse" ? surface : undefined}
      aria-labelledby={labelledBy}
    >
      <Suspense>{children}</Suspense>
    </Tag>
  );
}
