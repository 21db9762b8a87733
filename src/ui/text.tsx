import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import type { VariantProps } from "#ui/variant-props.ts";

const text = cva("max-w-prose", {
  variants: {
    /** The color: `inherit`, that of the surroundings; `secondary`, for text of less weight. @default inherit */
    tone: { inherit: "", secondary: "text-secondary" },
    /** The font size. @default body */
    size: {
      caption: "text-caption",
      small: "text-small",
      body: "text-body",
      /** For an introduction. */
      lead: "text-lead",
    },
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
