import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const stack = cva("flex min-w-0", {
  variants: {
    gap: { none: "gap-0", xs: "gap-2", sm: "gap-4", md: "gap-6", lg: "gap-10", xl: "gap-16" },
    direction: { column: "flex-col", row: "flex-row flex-wrap" },
    align: { stretch: "items-stretch", start: "items-start", center: "items-center", baseline: "items-baseline" },
  },
  defaultVariants: { gap: "md", direction: "column", align: "stretch" },
});

export type StackProps = VariantProps<typeof stack> & { children: ReactNode };

/** Things one after another, with one gap between them; rows wrap. */
export function Stack({ gap, direction, align, children }: StackProps) {
  return <div className={stack({ gap, direction, align })}>{children}</div>;
}
