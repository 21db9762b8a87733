import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const container = cva("mx-auto w-full px-4 sm:px-6 lg:px-8", {
  variants: {
    width: { prose: "max-w-prose", narrow: "max-w-narrow", content: "max-w-content", wide: "max-w-wide" },
  },
  defaultVariants: { width: "content" },
});

export type ContainerProps = VariantProps<typeof container> & { children: ReactNode };

/** Centers its content and keeps it clear of the window's edges. */
export function Container({ width, children }: ContainerProps) {
  return <div className={container({ width })}>{children}</div>;
}
