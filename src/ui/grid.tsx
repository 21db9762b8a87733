import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const grid = cva("grid", {
  variants: {
    /** `cards` fits as many columns as there is room for; the others are numbers of columns, one on small screens. */
    columns: {
      cards: "grid-cols-cards",
      two: "grid-cols-1 md:grid-cols-2",
      three: "grid-cols-1 sm:grid-cols-2 md:grid-cols-3",
      four: "grid-cols-1 sm:grid-cols-2 lg:grid-cols-4",
      sidebar: "grid-cols-1 lg:grid-cols-sidebar",
      "sidebar-left": "grid-cols-1 lg:grid-cols-sidebar-left",
    },
    /** The space between rows and columns. */
    gap: { md: "gap-6", lg: "gap-8 md:gap-12", xl: "gap-8 md:gap-20" },
    /** In small windows, a row that scrolls sideways instead of a column; every cell needs a link. */
    small: { column: "", row: "snap-row max-sm:flex" },
    /** The vertical alignment within a row. */
    align: { stretch: "items-stretch", start: "items-start", center: "items-center" },
  },
  defaultVariants: { columns: "cards", gap: "md", small: "column", align: "stretch" },
});

export type GridProps = VariantProps<typeof grid> & {
  /** One child per cell. */
  children: ReactNode;
};

/** A grid layout that has one column on small screens. */
export function Grid({ columns, gap, small, align, children }: GridProps) {
  return <div className={grid({ columns, gap, small, align })}>{children}</div>;
}
