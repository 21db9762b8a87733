import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { browserArgs, findBrowser } from "#build/cli/browser.ts";
import { median } from "./median.ts";

/** Lighthouse's own simulation of a slow phone, or a network and a processor that are really slowed down. */
export const throttlings = { simulated: "simulate", applied: "devtools" } as const;
export type Throttling = keyof typeof throttlings;

const timings = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;
export type Timing = keyof typeof timings;

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

/** The medians of one page with one throttling. */
export interface PageResult {
  timings: Record<Timing, number>;
  scores: Record<Category, number>;
  /** Transferred bytes by Lighthouse's resource type. */
  bytes: Record<string, number>;
  /** Lighthouse's benchmark index: below 1500, the machine was too busy for valid times. */
  benchmarkIndex: number;
}

interface NetworkItem {
  resourceType?: string;
  transferSize?: number;
}

async function runOnce(url: string, throttling: Throttling): Promise<PageResult> {
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ["--headless=new", ...browserArgs.slice(0, 7)],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: "error",
      output: "json",
      throttlingMethod: throttlings[throttling],
    });
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}.`);
    const { audits, categories: scored, environment } = result.lhr;
    const requests = audits["network-requests"]?.details;
    const bytes: Record<string, number> = {};
    const items = requests?.type === "table" ? (requests.items as NetworkItem[]) : [];
    for (const { resourceType = "Other", transferSize = 0 } of items)
      bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
    const values = Object.entries(timings).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]);
    const scores = categories.map((name) => [name, Math.round((scored[name]?.score ?? 0) * 100)]);
    return {
      timings: Object.fromEntries(values),
      scores: Object.fromEntries(scores),
      bytes,
      benchmarkIndex: environment.benchmarkIndex,
    };
  } finally {
    chrome.kill();
  }
}

/** Retries, because a busy machine sometimes loses the start of a trace. */
async function runWithRetry(url: string, throttling: Throttling, tries = 3): Promise<PageResult> {
  try {
    return await runOnce(url, throttling);
  } catch (error) {
    if (tries === 1) throw error;
    return runWithRetry(url, throttling, tries - 1);
  }
}

const medians = <Key extends string>(rows: readonly Record<Key, number>[]): Record<Key, number> => {
  const names = new Set(rows.flatMap((row) => Object.keys(row) as Key[]));
  const entries = [...names].map((name) => [name, median(rows.map((row) => row[name] ?? 0))]);
  return Object.fromEntries(entries);
};

function summarize(runs: readonly PageResult[]): PageResult {
  return {
    timings: medians(runs.map((run) => run.timings)),
    scores: medians(runs.map((run) => run.scores)),
    bytes: medians(runs.map((run) => run.bytes)),
    benchmarkIndex: median(runs.map((run) => run.benchmarkIndex)),
  };
}

/** A page and its twin without scripts, measured alternately. */
export interface Comparison {
  page: string;
  throttling: Throttling;
  site: PageResult;
  twin: PageResult;
}

/** Measures a page and its twin in turns, so that a change of the machine's load meets both. */
export async function compare(
  page: string,
  throttling: Throttling,
  origins: { site: string; twin: string },
  rounds: number,
): Promise<Comparison> {
  const site: PageResult[] = [];
  const twin: PageResult[] = [];
  for (let round = 0; round < rounds; round++) {
    site.push(await runWithRetry(origins.site + page, throttling));
    twin.push(await runWithRetry(origins.twin + page, throttling));
  }
  return { page, throttling, site: summarize(site), twin: summarize(twin) };
}
