import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const band = cva("contain-content", {
  variants: {
    tone: {
      page: "bg-page text-primary",
      sunken: "bg-sunken text-primary",
      image: "bg-image text-on-image",
      inverse: "bg-inverse text-on-inverse",
    },
    space: { none: "", snug: "py-10 md:py-14", normal: "py-14 md:py-20 lg:py-24" },
    edge: { none: "", hairline: "border-t-thin border-hairline" },
  },
  defaultVariants: { tone: "page", space: "normal", edge: "none" },
});

export type SectionProps = VariantProps<typeof band> & {
  children: ReactNode;
  /** The id of the heading that names the band; with it the band is a landmark region. */
  labelledBy?: string;
};

/**
 * A full-width stretch of the page: its ground, its rhythm, its line. What changes inside is laid out and painted anew
 * inside alone.
 */
export function Section({ tone, space, edge, labelledBy, children }: SectionProps) {
  return (
    <section
      className={band({ tone, space, edge })}
      data-surface={tone === "inverse" || tone === "image" ? tone : undefined}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  );
}
