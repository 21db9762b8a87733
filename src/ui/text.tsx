import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const text = cva("", {
  variants: {
    tone: {
      inherit: "",
      primary: "text-primary",
      secondary: "text-secondary",
      accent: "text-accent",
      "on-inverse": "text-on-inverse",
      "on-inverse-secondary": "text-on-inverse-secondary",
      "on-image": "text-on-image",
      "on-image-secondary": "text-on-image-secondary",
    },
    size: { caption: "text-caption", small: "text-small", body: "text-body", lead: "text-lead" },
    measure: { full: "", prose: "max-w-prose" },
  },
  defaultVariants: { tone: "inherit", size: "body", measure: "prose" },
});

export type TextProps = VariantProps<typeof text> & { children: ReactNode };

/** A paragraph, never wider than a comfortable line unless asked. */
export function Text({ tone, size, measure, children }: TextProps) {
  return <p className={text({ tone, size, measure })}>{children}</p>;
}
