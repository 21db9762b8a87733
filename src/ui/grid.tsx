import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import type { VariantProps } from "#ui/variant-props.ts";

const grid = cva("grid", {
  variants: {
    /** The columns; one on small screens. @default cards */
    columns: {
      /** As many columns as there is room for. */
      cards: "grid-cols-cards",
      /** Two, from the `sm` breakpoint on. */
      "two-from-sm": "grid-cols-1 sm:grid-cols-2",
      /** Two, from the `md` breakpoint on. On paper no grid, whose first row browsers move to the next sheet as a whole. */
      "two-from-md": "grid-cols-1 md:grid-cols-2 print:block print:space-y-8",
      /**
       * Three, from the `md` breakpoint on; where one cell would be alone in its row, the last four are two pairs, and one row
       * from `lg` on. An even number of cells has two columns from `sm` on.
       */
      "three-from-md":
        "grid-cols-1 sm:max-md:has-[>:last-child:nth-child(even)]:grid-cols-2 md:grid-cols-12 md:*:col-span-4 md:has-[>:last-child:nth-child(3n+1)]:[&>:nth-last-child(-n+4)]:col-span-6 lg:has-[>:last-child:nth-child(3n+1)]:[&>:nth-last-child(-n+4)]:col-span-3",
      /** Two from the `sm` breakpoint on, four from `lg` on. */
      "four-from-lg": "grid-cols-1 sm:grid-cols-2 lg:grid-cols-4",
      /** A wide column with a sidebar at its end. */
      sidebar: "grid-cols-1 lg:grid-cols-sidebar print:block print:space-y-8",
      /** Two of three columns with a sidebar in the third, above rows of three. */
      "sidebar-third": "grid-cols-1 lg:grid-cols-3 lg:*:first:col-span-2 print:block print:space-y-8",
      /** The same as `sidebar`, with the sidebar at its start. */
      "sidebar-left": "grid-cols-1 lg:grid-cols-sidebar-left print:block print:space-y-8",
    },
    /** The space between rows and columns. @default md */
    gap: {
      /** 24 px. */
      md: "gap-6",
      /** 32 px, and 48 px from the `md` breakpoint on. */
      lg: "gap-8 md:gap-12",
      /** 32 px, and 80 px from the `md` breakpoint on. */
      xl: "gap-8 md:gap-20",
    },
    /** The position of cells in their row. @default stretch */
    align: {
      /** All cells have the same height. */
      stretch: "items-stretch",
      /** At the top. */
      start: "items-start",
      /** In the middle. */
      center: "items-center",
    },
  },
  defaultVariants: { columns: "cards", gap: "md", align: "stretch" },
});

export type GridProps = VariantProps<typeof grid> & {
  /** One child per cell. */
  children: ReactNode;
};

/** A grid layout that has one column on small screens. */
export function Grid({ columns, gap, align, children }: GridProps) {
  return <div className={grid({ columns, gap, align })}>{children}</div>;
}
