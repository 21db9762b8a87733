import { cx } from "class-variance-authority";
import { useId, type ReactNode } from "react";
import { tableRoles } from "#ui/table-roles.ts";

type CardTableProps = {
  caption: string;
  head: readonly string[];
  /** A cell per heading; the first one is the heading of its row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Whether columns are equally wide whatever is in them. */
  isEven?: boolean;
};

/** A table whose rows are cards in small windows. */
export function CardTable({ caption, head, rows, isEven = false }: CardTableProps) {
  const id = useId();
  return (
    <div role="region" aria-labelledby={id} tabIndex={0} className="overflow-x-auto">
      <table
        {...tableRoles.table}
        aria-labelledby={id}
        className={cx("block w-full border-collapse text-start text-small md:table", isEven && "md:table-fixed")}
      >
        <caption id={id} className="block pb-4 text-start text-title font-semibold md:table-caption">
          {caption}
        </caption>
        <thead {...tableRoles.group} className="sr-only md:not-sr-only md:table-header-group">
          <tr {...tableRoles.row} className="border-b-thick border-strong">
            {head.map((title) => (
              <th
                key={title}
                {...tableRoles.columnHeader}
                scope="col"
                className="py-2 pe-4 text-start align-bottom font-medium"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className="block md:table-row-group">
          {rows.map(({ key, cells: [title, ...cells] }) => (
            <tr
              key={key}
              {...tableRoles.row}
              className="flex flex-col gap-2 border-b-thin border-hairline py-4 align-top md:table-row"
            >
              <th
                {...tableRoles.rowHeader}
                scope="row"
                className="text-start font-medium wrap-anywhere md:py-2 md:pe-4"
              >
                {title}
              </th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} {...tableRoles.cell} className="max-w-prose md:py-2 md:pe-4">
                  <span aria-hidden="true" className="text-caption text-secondary md:hidden">
                    {head[index + 1]}
                  </span>
                  <div className="tabular-nums">{cell}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
