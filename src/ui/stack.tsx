import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const stack = cva("flex min-w-0", {
  variants: {
    /** The space between children. */
    gap: { xs: "gap-2", sm: "gap-4", md: "gap-6", lg: "gap-8 md:gap-10", xl: "gap-8 md:gap-16" },
    /** One below the other, or side by side; rows wrap. */
    direction: { column: "flex-col", row: "flex-row flex-wrap" },
    /** The alignment across the direction. */
    align: { stretch: "items-stretch", start: "items-start", center: "items-center" },
  },
  defaultVariants: { gap: "md", direction: "column", align: "stretch" },
});

export type StackProps = VariantProps<typeof stack> & {
  /** The stacked elements. */
  children: ReactNode;
};

/** A column or row of elements with equal gaps. */
export function Stack({ gap, direction, align, children }: StackProps) {
  return <div className={stack({ gap, direction, align })}>{children}</div>;
}
