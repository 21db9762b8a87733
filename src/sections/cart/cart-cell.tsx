import { cva, cx, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

// Below `md` a line is a card whose cells keep their columns' names.
const cell = cva("flex min-w-0 flex-col items-start gap-1 text-start md:table-cell md:px-3 md:py-4 md:align-middle", {
  variants: {
    column: {
      Image: "sm:col-span-2 md:w-24 md:ps-0",
      "Product Name": "col-span-3 sm:col-span-10",
      Quantity: "col-span-2 sm:col-span-3",
      Price: "col-span-2 tabular-nums sm:col-span-3 md:text-end",
      "Total Price": "col-span-2 tabular-nums sm:col-span-3 md:text-end",
      Action: "col-span-2 sm:col-span-3 md:pe-0 md:text-end",
    },
  },
});

type Column = NonNullable<VariantProps<typeof cell>["column"]>;

/** The columns of the cart, in the specification's words. */
export const columns: readonly Column[] = ["Image", "Product Name", "Quantity", "Price", "Total Price", "Action"];

/**
 * What is not laid out as a table is none to some browsers unless it says so:
 * https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export const tableRoles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

export type CartCellProps = {
  column: Column;
  /** Whether it names its column or its row, and what the name is in short. */
  heads?: "column" | { row: string };
  /** What stands in it; the column's name where it heads one. */
  children?: ReactNode;
};

/**
 * A cell of the cart's table.
 *
 * Guarantees: a header that says what it heads, or a cell; in small windows its column's name beside what stands in it, to be
 * seen: who listens hears the header.
 * Requires: a row with the role of one around it.
 */
export function CartCell({ column, heads, children }: CartCellProps) {
  if (heads === "column")
    return (
      <th {...tableRoles.columnHeader} scope="col" className={cx(cell({ column }), "font-medium")}>
        {column}
      </th>
    );
  const label = (
    <span aria-hidden="true" className="text-caption text-secondary md:hidden">
      {column}
    </span>
  );
  if (heads)
    return (
      <th {...tableRoles.rowHeader} scope="row" abbr={heads.row} className={cx(cell({ column }), "font-regular")}>
        {label}
        {children}
      </th>
    );
  return (
    <td {...tableRoles.cell} className={cell({ column })}>
      {label}
      <div className="flex min-h-target w-full items-center md:block md:min-h-0">{children}</div>
    </td>
  );
}
