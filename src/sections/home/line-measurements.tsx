import { cx } from "class-variance-authority";

export type LineMeasurementsProps = {
  title: string;
  /** What the limit of each row is. */
  limit: string;
  rows: readonly { label: string; value: number; limit: number; remark?: string | undefined }[];
  /** The index of the last row that has a value yet. @default the last */
  past?: number;
};

/**
 * Measured values with a bar each, and a line across the bars at the limit.
 *
 * Guarantees: a table with a caption and row headers; the bars are decorative; a row that has no value yet is as high as
 * with one.
 */
export function LineMeasurements({ title, limit, rows, past = rows.length - 1 }: LineMeasurementsProps) {
  const max = Math.max(...rows.flatMap((row) => [row.value, row.limit]));
  return (
    <table className="w-full text-small tabular-nums narrow:text-caption">
      <caption className="pb-2 text-start font-medium">
        {title}{" "}
        <span className="font-regular text-secondary">
          <svg aria-hidden="true" viewBox="0 0 4 12" className="mx-1 inline-block h-3 w-1">
            <rect x={1} width={2} height={12} className="fill-current" />
          </svg>
          {limit}
        </span>
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
          <th scope="col">{limit}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value, limit: rowLimit, remark }, index) => (
          <tr key={label}>
            <th
              scope="row"
              className={cx(
                "w-20 py-0-5 pe-2 text-start align-top whitespace-nowrap xl:w-24 narrow:w-auto",
                remark ? "font-medium" : "font-regular text-secondary",
              )}
            >
              {label}
            </th>
            <td className="py-0-5">
              <span className="flex items-center gap-2">
                <svg
                  aria-hidden="true"
                  viewBox="0 0 100 12"
                  preserveAspectRatio="none"
                  className="h-3 min-w-0 flex-1 overflow-visible narrow:hidden"
                >
                  <rect
                    y={2}
                    width={index > past ? 0 : (value / max) * 100}
                    height={8}
                    className={cx("measured forced-colors:fill-current", remark ? "fill-accent" : "fill-mark")}
                  />
                  {/* the plate keeps the bar away from the limit */}
                  <rect x={(rowLimit / max) * 100 - 1.25} width={2.5} height={12} className="fill-raised" />
                  <rect x={(rowLimit / max) * 100 - 0.5} width={1} height={12} className="fill-secondary" />
                </svg>
                <span className="w-6 text-end data-text">{index > past ? "–" : value}</span>
              </span>
              {remark && <span className={cx("block narrow:wrap-normal", index > past && "invisible")}>{remark}</span>}
            </td>
            <td className="sr-only">{rowLimit}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
