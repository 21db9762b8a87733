import {
  categories,
  minBenchmarkIndex,
  runLighthouse,
  scoresOf,
  timingsOf,
  type Category,
  type Timing,
} from "./lighthouse-run.ts";
import { median, quantile } from "./median.ts";

/** Lighthouse's own simulation of a slow phone, or a network and a processor that are really slowed down. */
export const throttlings = { simulated: "simulate", applied: "devtools" } as const;
export type Throttling = keyof typeof throttlings;

/** The medians of one page with one throttling. */
export interface PageResult {
  timings: Record<Timing, number>;
  scores: Record<Category, number>;
  /** Transferred bytes by Lighthouse's resource type. */
  bytes: Record<string, number>;
  /** The difference of the first contentful paints of the middle half of the runs, in milliseconds. */
  spread: number;
  /** Lighthouse's benchmark index, which measures how busy the machine was. */
  benchmarkIndex: number;
}

interface NetworkItem {
  resourceType?: string;
  transferSize?: number;
}

interface PageRun extends Omit<PageResult, "spread"> {
  /** The audits that reduced a score. */
  lost: string[];
}

async function runPage(url: string, throttling: Throttling): Promise<PageRun> {
  const result = await runLighthouse(url, { throttlingMethod: throttlings[throttling] });
  const { audits, environment } = result;
  const requests = audits["network-requests"]?.details;
  const bytes: Record<string, number> = {};
  const items = requests?.type === "table" ? (requests.items as NetworkItem[]) : [];
  for (const { resourceType = "Other", transferSize = 0 } of items)
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  const weighted = categories.flatMap(
    (name) => result.categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [],
  );
  const lost = weighted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9);
  return {
    lost,
    timings: timingsOf(result),
    scores: scoresOf(result),
    bytes,
    benchmarkIndex: environment.benchmarkIndex,
  };
}

const medians = <Key extends string>(rows: readonly Record<Key, number>[]): Record<Key, number> => {
  const names = new Set(rows.flatMap((row) => Object.keys(row) as Key[]));
  const entries = [...names].map((name) => [name, median(rows.map((row) => row[name] ?? 0))]);
  return Object.fromEntries(entries);
};

function summarize(runs: readonly PageRun[]): PageResult {
  const paints = runs.map(({ timings }) => timings.FCP);
  return {
    timings: medians(runs.map((run) => run.timings)),
    scores: medians(runs.map((run) => run.scores)),
    bytes: medians(runs.map((run) => run.bytes)),
    spread: quantile(paints, 0.75) - quantile(paints, 0.25),
    benchmarkIndex: median(runs.map((run) => run.benchmarkIndex)),
  };
}

/** The medians of three runs on a simulated phone; runs on a busy machine count only if all were. */
export async function measureScores(url: string) {
  const runs: PageRun[] = [];
  for (let number = 0; number < 3; number++) runs.push(await runPage(url, "simulated"));
  const valid = runs.filter(({ benchmarkIndex }) => benchmarkIndex >= minBenchmarkIndex);
  const counted = valid.length > 0 ? valid : runs;
  const lost = [...new Set(counted.flatMap((run) => run.lost))];
  return { ...summarize(counted), validRuns: valid.length, lost };
}

/** A page and its copy without scripts, measured alternately. */
export interface Comparison {
  page: string;
  throttling: Throttling;
  site: PageResult;
  copy: PageResult;
}

/** Measures a page and its copy in turns, so that a change of the machine's load meets both. */
export async function compare(
  page: string,
  throttling: Throttling,
  origins: { site: string; copy: string },
  rounds: number,
): Promise<Comparison> {
  const site: PageRun[] = [];
  const copy: PageRun[] = [];
  for (let round = 0; round < rounds; round++) {
    site.push(await runPage(origins.site + page, throttling));
    copy.push(await runPage(origins.copy + page, throttling));
  }
  return { page, throttling, site: summarize(site), copy: summarize(copy) };
}
