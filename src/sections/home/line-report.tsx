import type { LineReport as Report } from "#content/schema-page.ts";
import { Heading } from "#ui/heading.tsx";

export type LineReportProps = {
  /** The report: figures, measurements and open issues. */
  report: Report;
};

/**
 * The daily report of a production line, as its display shows it: key figures, output by the hour, seconds per station and
 * open issues. What needs attention is in the accent color and has a remark.
 *
 * Guarantees: a region named by its heading; every value as text, the figures in a description list, the measurements in
 * tables with captions and row headers; the bars are decorative.
 */
export function LineReport({ report }: LineReportProps) {
  const { line, run, time, figures, hours, stations, issues, note } = report;
  return (
    <section
      aria-labelledby="report"
      className="overflow-hidden rounded-frame border-thin border-control bg-raised text-primary"
    >
      <div
        data-surface="inverse"
        className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-thin border-band bg-inverse-raised px-4 py-4 text-primary sm:px-6"
      >
        <Heading level={2} size="sm" id="report">
          Today’s report
        </Heading>
        <p className="data-text text-caption text-secondary">
          {line} · {run} · {time}
        </p>
      </div>
      <dl className="grid grid-cols-1 sm:grid-cols-3">
        {figures.map(({ label, value, target, status }) => (
          <div
            key={label}
            className="grid grid-cols-2 items-baseline gap-x-4 gap-y-1 border-b-thin border-hairline px-4 py-3 sm:grid-cols-1 sm:border-s-thin sm:px-6 sm:py-5 sm:first:border-s-0 narrow:grid-cols-1"
          >
            <dt className="text-small font-medium">{label}</dt>
            <dd className="data-text text-heading whitespace-nowrap max-sm:row-span-2 max-sm:text-end narrow:text-start">
              <bdi>{value}</bdi>
            </dd>
            <dd className="text-caption text-secondary tabular-nums">
              {target} · <span className="whitespace-nowrap text-primary">{status}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 px-4 py-5 sm:grid-cols-2 sm:px-6">
        <Measurements {...hours} />
        <Measurements {...stations} />
      </div>
      <div className="border-t-thin border-hairline px-4 pt-4 sm:px-6">
        <Heading level={3} size="xs" id="open-issues">
          {`Open issues: ${issues.length}`}
        </Heading>
        <ul role="list" aria-labelledby="open-issues" className="py-2 text-small">
          {issues.map(({ id, title, owner, due }) => (
            <li key={id} className="flex flex-wrap gap-x-4 border-t-thin border-hairline py-2">
              <span className="w-6 shrink-0 data-text text-secondary">{id}</span>
              <span className="min-w-0 flex-1 font-medium">{title}</span>
              <span className="text-secondary tabular-nums max-sm:w-full max-sm:ps-10 narrow:ps-0">
                {owner} · {due}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className="border-t-thin border-hairline px-4 py-3 text-caption text-secondary sm:px-6">{note}</p>
    </section>
  );
}

/** Values with a bar each, and a line across the bars at the limit. */
function Measurements({ title, limit, rows }: Report["hours"]) {
  const max = Math.max(...rows.flatMap((row) => [row.value, row.limit]));
  return (
    <table className="w-full text-caption tabular-nums">
      <caption className="pb-2 text-start text-small font-medium">
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
        {rows.map(({ label, value, limit: rowLimit, remark }) => (
          <tr key={label}>
            <th
              scope="row"
              className="w-16 py-0-5 text-start align-top font-regular whitespace-nowrap text-secondary narrow:w-auto narrow:pe-2"
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
                    width={(value / max) * 100}
                    height={8}
                    className={
                      remark ? "fill-accent forced-colors:fill-current" : "fill-mark forced-colors:fill-current"
                    }
                  />
                  <rect x={(rowLimit / max) * 100 - 0.5} width={1} height={12} className="fill-secondary" />
                </svg>
                <span className="w-6 text-end data-text">{value}</span>
              </span>
              {remark && <span className="block narrow:wrap-normal">{remark}</span>}
            </td>
            <td className="sr-only">{rowLimit}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
