import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import type { VariantProps } from "#ui/variant-props.ts";

const stack = cva("flex min-w-0", {
  variants: {
    /** The space between children. @default md */
    gap: {
      /** 8 px. */
      xs: "gap-2",
      /** 16 px. */
      sm: "gap-4",
      /** 24 px. */
      md: "gap-6",
      /** 32 px, and 40 px from the `md` breakpoint on. */
      lg: "gap-8 md:gap-10",
      /** 32 px, and 64 px from the `md` breakpoint on. */
      xl: "gap-8 md:gap-16",
    },
    /** `column`: one below the other; `row`: side by side, wrapping. @default column */
    direction: { column: "flex-col", row: "flex-row flex-wrap" },
    /** The position of children across the direction. @default stretch */
    align: {
      /** All children have the same size. */
      stretch: "items-stretch",
      start: "items-start",
      center: "items-center",
    },
  },
  defaultVariants: { gap: "md", direction: "column", align: "stretch" },
});

export type StackProps = VariantProps<typeof stack> & {
  children: ReactNode;
};

/** A column or row of elements with equal gaps. */
export function Stack({ gap, direction, align, children }: StackProps) {
  return <div className={stack({ gap, direction, align })}>{children}</div>;
}
