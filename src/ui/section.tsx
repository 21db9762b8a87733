import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const section = cva("contain-content", {
  variants: {
    tone: {
      page: "bg-page text-primary",
      sunken: "bg-sunken text-primary",
      image: "bg-image text-on-image",
      inverse: "bg-inverse text-on-inverse",
    },
    padding: { none: "", compact: "py-10 md:py-14", normal: "py-14 md:py-20 lg:py-24" },
    border: { none: "", top: "border-t-thin border-hairline" },
  },
  defaultVariants: { tone: "page", padding: "normal", border: "none" },
});

export type SectionProps = VariantProps<typeof section> & {
  children: ReactNode;
  /** The id of the heading that names the band; with it the band is a landmark region. */
  labelledBy?: string;
};

/**
 * A full-width stretch of the page: its ground, its rhythm, its line. What changes inside is laid out and painted anew
 * inside alone.
 */
export function Section({ tone, padding, border, labelledBy, children }: SectionProps) {
  return (
    <section
      className={section({ tone, padding, border })}
      data-surface={tone === "inverse" || tone === "image" ? tone : undefined}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  );
}
