/**
 * Explicit roles: some browsers drop those of table elements with another `display`.
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
