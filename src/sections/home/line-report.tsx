import { cx } from "class-variance-authority";
import { useState } from "react";
import type { LineReport as Report } from "#content/schema-page.ts";
import { lineFigures, stationRows } from "#sections/home/line-figures.ts";
import { LineMeasurements } from "#sections/home/line-measurements.tsx";
import { Heading } from "#ui/heading.tsx";
import { Slider } from "#ui/slider.tsx";

export type LineReportProps = {
  /** The report: figures, measurements and open issues. */
  report: Report;
};

/**
 * The daily report of a production line, as its display shows it: key figures, output by the hour, seconds per station and
 * open issues. What needs attention is in the accent color and has a remark. A slider shows the report of an earlier hour.
 *
 * Guarantees: a region named by its heading; every value as text, the figures in a description list, the measurements in
 * tables with captions and row headers; the bars are decorative; the slider speaks the hour and its output, and changes the
 * height of nothing; without scripts, the report of the last hour.
 */
export function LineReport({ report }: LineReportProps) {
  const { line, run, hours, issues, note } = report;
  const [hour, setHour] = useState(hours.length - 1);
  const figures = lineFigures(report, hour + 1);
  const time = hours[hour]?.until ?? "";
  const output = figures.at(-1);
  const isPast = (label: string) => hours.findIndex((one) => one.label === label) <= hour;
  const open = issues.filter(({ since }) => isPast(since)).length;
  return (
    <section
      aria-labelledby="report"
      className="overflow-hidden rounded-frame border-thin border-control bg-raised text-primary"
    >
      <div
        data-surface="inverse"
        className="grid grid-cols-1 items-end gap-x-10 gap-y-4 border-b-thin border-band bg-inverse-raised px-4 py-4 text-primary sm:grid-cols-2 sm:px-6"
      >
        <div className="flex flex-col gap-1">
          <Heading level={2} size="sm" id="report">
            Today’s report
          </Heading>
          <p className="flex flex-wrap gap-x-4 data-text text-caption text-secondary">
            <span>{line}</span> <span>{run}</span>
          </p>
        </div>
        <div>
          <Slider
            label={`The line at ${time}`}
            min={0}
            max={hours.length - 1}
            step={1}
            value={hour}
            valueText={`${time}: ${output?.value} built, ${output?.status}`}
            onChange={setHour}
          />
          <p className="hidden data-text text-caption text-secondary print:block no-script:block">{time}</p>
        </div>
      </div>
      <dl className="grid grid-cols-1 sm:grid-cols-3">
        {figures.map(({ label, value, target, status }) => (
          <div
            key={label}
            className="grid grid-cols-3 items-baseline gap-x-4 gap-y-1 border-b-thin border-hairline px-4 py-3 sm:grid-cols-1 sm:border-s-thin sm:px-6 sm:py-5 sm:first:border-s-0 narrow:grid-cols-1"
          >
            <dt className="text-small font-medium max-sm:col-span-2 narrow:col-span-1">{label}</dt>
            <dd className="display-text text-heading font-medium whitespace-nowrap tabular-nums max-sm:row-span-2 max-sm:text-end narrow:text-start">
              <bdi>{value}</bdi>
            </dd>
            <dd className="text-small text-secondary tabular-nums max-sm:col-span-2 narrow:col-span-1">
              <span className="sm:block">{target}</span>{" "}
              <span aria-hidden="true" className="sm:hidden">
                ·
              </span>{" "}
              <span className="whitespace-nowrap text-primary">{status}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 px-4 py-5 sm:grid-cols-2 sm:px-6">
        <LineMeasurements title="Units per hour" limit="Plan" rows={hours} past={hour} />
        <LineMeasurements title="Seconds per station" limit="Takt" rows={stationRows(report, hour)} />
      </div>
      <div className="border-t-thin border-hairline px-4 pt-4 sm:px-6">
        <Heading level={3} size="xs" id="open-issues">
          {`Open issues: ${open}`}
        </Heading>
        <ul role="list" aria-labelledby="open-issues" className="py-2 text-small">
          {issues.map(({ id, title, owner, due, since }) => (
            <li
              key={id}
              className={cx("flex flex-wrap gap-x-4 border-t-thin border-hairline py-2", !isPast(since) && "invisible")}
            >
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
