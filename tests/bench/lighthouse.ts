import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { findHeadlessBrowser, startArgs } from "#tools/cli/browser.ts";
import { median } from "./report.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The audits of the timings. */
const timings = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

/** One run of a page, or the medians of its runs. */
export interface Run {
  /** In milliseconds; CLS has no unit. */
  timings: Record<keyof typeof timings, number>;
  /** 0 to 100. */
  scores: Record<(typeof categories)[number], number>;
  /** Transferred bytes by Lighthouse's resource type. */
  bytes: Record<string, number>;
  /** The audits that reduced a score. */
  lost: string[];
}

/** Whether search engines are asked to leave the page out. */
const isNoindex = async (url: string) =>
  (await (await fetch(url)).text()).includes('<meta name="robots" content="noindex"');

/** Without the pages of the browser's own user interface, which load in each new browser while the page is measured. */
async function runOnce(url: string, skipAudits: string[]): Promise<Result> {
  const chrome = await launch({
    chromePath: findHeadlessBrowser(),
    // as on phones: with hinting, text has another width, and a late font moves what is below it
    chromeFlags: ["--headless=new", "--font-render-hinting=none", ...startArgs],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: "error", output: "json", skipAudits });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/**
 * Runs Lighthouse, with its simulation of a slow phone, in a browser of its own. A page that is `noindex` is not asked whether
 * it can be indexed, which alone would cost 31 points of SEO. Retries, because a busy machine sometimes loses the start of a trace.
 */
async function runLighthouse(url: string, tries = 3): Promise<Result> {
  try {
    return await runOnce(url, (await isNoindex(url)) ? ["is-crawlable"] : []);
  } catch (error) {
    if (tries === 1) throw error;
    return runLighthouse(url, tries - 1);
  }
}

const mapToRecord = <Key extends string>(keys: readonly Key[], valueOf: (key: Key) => number): Record<Key, number> =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, number>;

/** Measures a page once. */
export async function measure(url: string): Promise<Run> {
  const { audits, categories: scored } = await runLighthouse(url);
  const requests = audits["network-requests"]?.details;
  const items = requests?.type === "table" ? requests.items : [];
  const bytes: Record<string, number> = {};
  for (const { resourceType, transferSize } of items) {
    const type = String(resourceType ?? "Other");
    bytes[type] = (bytes[type] ?? 0) + Number(transferSize ?? 0);
  }
  const weighted = categories.flatMap((name) => scored[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? []);
  return {
    timings: mapToRecord(
      Object.keys(timings) as (keyof typeof timings)[],
      (name) => audits[timings[name]]?.numericValue ?? Number.NaN,
    ),
    scores: mapToRecord(categories, (name) => Math.round((scored[name]?.score ?? 0) * 100)),
    bytes,
    lost: weighted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9),
  };
}

/** The medians of some runs. */
export function summarize(runs: readonly Run[]): Run {
  const medians = <Key extends string>(rows: readonly Record<Key, number>[]) =>
    mapToRecord([...new Set(rows.flatMap((row) => Object.keys(row) as Key[]))], (key) =>
      median(rows.map((row) => row[key] ?? 0)),
    );
  return {
    timings: medians(runs.map((run) => run.timings)),
    scores: medians(runs.map((run) => run.scores)),
    bytes: medians(runs.map((run) => run.bytes)),
    lost: [...new Set(runs.flatMap(({ lost }) => lost))],
  };
}
