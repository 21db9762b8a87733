import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const text = cva("max-w-prose", {
  variants: {
    /** The color; the `on-…` tones belong on inverse surfaces and in heroes. */
    tone: {
      inherit: "",
      secondary: "text-secondary",
      "on-inverse-secondary": "text-on-inverse-secondary",
      "on-hero-secondary": "text-on-hero-secondary",
    },
    /** The font size. */
    size: { caption: "text-caption", small: "text-small", body: "text-body", lead: "text-lead" },
  },
  defaultVariants: { tone: "inherit", size: "body" },
});

export type TextProps = VariantProps<typeof text> & {
  /** The text and its links. */
  children: ReactNode;
};

/** A paragraph with a limited line length. */
export function Text({ tone, size, children }: TextProps) {
  return <p className={text({ tone, size })}>{children}</p>;
}
