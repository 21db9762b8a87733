import { cva, cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { Plan } from "#content/schema-page.ts";
import { tableRoles } from "#ui/table-roles.ts";

/** The space beside the content of a column; in windows without a column before the first plan, it begins at the edge. */
export const columnPadding = (index: number) => (index === 0 ? "pe-2 sm:pe-4 md:ps-4" : "px-2 sm:px-4");

const cell = cva(
  "md:col-span-2 narrow:col-span-3 narrow:flex narrow:flex-wrap narrow:items-baseline narrow:justify-between narrow:gap-x-4 narrow:border-t-thin narrow:border-hairline narrow:bg-transparent narrow:px-0 narrow:py-3",
  {
    variants: {
      isFeature: {
        true: "flex items-start gap-1 pt-1 pb-3 md:border-t-thin md:border-hairline md:pt-3",
        false: "pb-4",
      },
      lines: {
        small:
          "max-sm:col-span-3 max-sm:grid max-sm:grid-cols-subgrid max-sm:items-baseline max-sm:border-t-thin max-sm:border-hairline max-sm:bg-transparent max-sm:px-0 max-sm:py-3",
        narrow: "",
      },
    },
  },
);

export type PlanCellProps = {
  /** The plan of the column, and its number from 0 up. */
  plan: Plan;
  index: number;
  /** The windows in which the column is too narrow, so that the cell is a line: `narrow` ones, or all `small` ones. @default narrow */
  lines?: "small" | "narrow" | undefined;
  /** Whether the cell says if the plan includes a feature. */
  isFeature?: boolean;
  children: ReactNode;
};

/**
 * A cell of the table of plans; where it is a line, it begins with the name of its plan. A small window and a sheet of paper
 * may not show the names of the columns, so a feature has the name there, too.
 */
export function PlanCell({
  plan: { name, badge },
  index,
  lines = "narrow",
  isFeature = false,
  children,
}: PlanCellProps) {
  const isSmall = lines === "small";
  const background = badge && (isFeature ? "md:bg-raised" : "bg-raised");
  return (
    <td {...tableRoles.cell} className={cx(background, columnPadding(index), cell({ isFeature, lines }))}>
      {/* For a screen reader, the column has the name. */}
      <span
        aria-hidden="true"
        className={
          isFeature
            ? "min-w-0 text-caption text-secondary sm:hidden print:inline"
            : cx("min-w-0 pe-2 font-medium", isSmall ? "sm:hidden" : "hidden narrow:inline")
        }
      >
        {name}
      </span>
      <div
        className={cx(
          isSmall && "flex flex-col max-sm:col-span-2 max-sm:items-start max-sm:ps-2 sm:h-full narrow:ps-0",
        )}
      >
        {children}
      </div>
    </td>
  );
}
