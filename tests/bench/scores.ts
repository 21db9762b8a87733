import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { browserArgs, findBrowser } from "#build/cli/browser.ts";
import { median } from "./median.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const timings = {
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

/** Lighthouse's scores of one page, 0 to 100, and three of its timings. */
type Scores = Record<(typeof categories)[number] | keyof typeof timings, number>;

/** Lighthouse's benchmark index below which the machine was too busy for valid scores. */
const minBenchmarkIndex = 1500;

interface Run {
  scores: Scores;
  benchmarkIndex: number;
  /** The audits that reduced a score. */
  lost: string[];
}

/** Retries, because a busy machine sometimes loses the start of a trace. */
async function runWithRetry(url: string, tries = 3): Promise<Run> {
  try {
    return await runOnce(url);
  } catch (error) {
    if (tries === 1) throw error;
    return runWithRetry(url, tries - 1);
  }
}

async function runOnce(url: string): Promise<Run> {
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ["--headless=new", ...browserArgs.slice(0, 7)],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: "error", output: "json" });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? ""}`);
    const { lhr } = result;
    const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]);
    const values = Object.entries(timings).map(([name, audit]) => [
      name,
      lhr.audits[audit]?.numericValue ?? Number.NaN,
    ]);
    const weighted = categories.flatMap(
      (name) => lhr.categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [],
    );
    const lost = weighted.filter(({ id }) => (lhr.audits[id]?.score ?? 1) < 0.9);
    return {
      scores: Object.fromEntries([...scores, ...values]),
      benchmarkIndex: lhr.environment.benchmarkIndex,
      lost: lost.map(({ id }) => id),
    };
  } finally {
    chrome.kill();
  }
}

/** The medians of three runs on a simulated phone; runs on a busy machine count only if all were. */
export async function measureScores(url: string) {
  const runs: Run[] = [];
  for (let number = 0; number < 3; number++) runs.push(await runWithRetry(url));
  const valid = runs.filter(({ benchmarkIndex }) => benchmarkIndex >= minBenchmarkIndex);
  const counted = valid.length > 0 ? valid : runs;
  return {
    score: (name: keyof Scores) => median(counted.map(({ scores }) => scores[name])),
    validRuns: valid.length,
    lost: [...new Set(counted.flatMap(({ lost }) => lost))],
  };
}
