import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import type { VariantProps } from "#ui/variant-props.ts";

const container = cva("mx-auto w-full px-4 sm:px-6 lg:px-8", {
  variants: {
    /** The maximum width: `narrow` for forms, `content` for everything else. @default content */
    width: { narrow: "max-w-narrow", content: "max-w-content" },
  },
  defaultVariants: { width: "content" },
});

export type ContainerProps = VariantProps<typeof container> & {
  children: ReactNode;
};

/** Centers its content, with padding at both sides of the window. */
export function Container({ width, children }: ContainerProps) {
  return <div className={container({ width })}>{children}</div>;
}
