import type { LineReport } from "#content/schema-page.ts";

/** A key figure of a line, with its target and whether the line holds it, as texts. */
export type LineFigure = { label: string; value: string; target: string; status: string };

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const statusOf = (isHeld: boolean) => (isHeld ? "On target" : "Off target");

/** A value as the report shows it, which is what its status judges. */
const rounded = (value: number) => Number(value.toFixed(1));

/** The stations of an hour, by its index: the slowest one says how far below the takt time it is. */
export function stationRows({ stations, targets: { takt } }: LineReport, hour: number) {
  const slowest = Math.max(...stations.map(({ seconds }) => seconds[hour] ?? 0));
  return stations.map(({ label, seconds }) => {
    const value = seconds[hour] ?? 0;
    return { label, value, limit: takt, remark: value === slowest ? `${takt - value}\u00a0s to spare` : undefined };
  });
}

/**
 * The key figures of the first hours of a day: first-pass yield, the share of the units that passed every test the first time
 * (ISO 22400-2); takt time, the running time by the units built; and output against its plan.
 */
export function lineFigures({ hours, targets }: LineReport, count: number): LineFigure[] {
  const past = hours.slice(0, count);
  const built = sum(past.map(({ value }) => value));
  const plan = sum(past.map(({ limit }) => limit));
  const percent = rounded((100 * sum(past.map(({ passed }) => passed))) / built);
  const seconds = rounded((60 * sum(past.map(({ minutes }) => minutes))) / built);
  return [
    {
      label: "First-pass yield",
      value: `${percent.toFixed(1)}%`,
      target: `Target ${targets.yield.toFixed(1)}%`,
      status: statusOf(percent >= targets.yield),
    },
    {
      label: "Takt time",
      value: `${seconds.toFixed(1)}\u00a0s`,
      target: `Target ${targets.takt.toFixed(1)}\u00a0s`,
      status: statusOf(seconds <= targets.takt),
    },
    {
      label: "Output",
      value: String(built),
      target: `${plan} planned`,
      status: built < plan ? `${plan - built} behind` : `${built - plan} ahead`,
    },
  ];
}
