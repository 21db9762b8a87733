import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import type { VariantProps } from "#ui/variant-props.ts";

const stack = cva("flex min-w-0", {
  variants: {
    /** The space between children: `xs`, 8 px; `sm`, 16 px; `md`, 24 px; `lg` and `xl`, 32 px and more. @default md */
    gap: { xs: "gap-2", sm: "gap-4", md: "gap-6", lg: "gap-8 md:gap-10", xl: "gap-8 md:gap-16" },
    /** `column`: one below the other; `row`: side by side, wrapping. @default column */
    direction: { column: "flex-col", row: "flex-row flex-wrap" },
    /** Across the direction: `stretch` to the same size, `start`, `center`. @default stretch */
    align: { stretch: "items-stretch", start: "items-start", center: "items-center" },
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
