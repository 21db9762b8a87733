import { launch } from "chrome-launcher";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { findHeadlessBrowser, startArgs } from "#tools/cli/browser.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

/** The audits of the timings. */
const timings = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;
export type Timing = keyof typeof timings;

/** Lighthouse's benchmark index below which the machine was too busy for valid times. */
export const minBenchmarkIndex = 1500;

/** Whether search engines are asked to leave the page out. */
const isNoindex = async (url: string) =>
  (await (await fetch(url)).text()).includes('<meta name="robots" content="noindex"');

/** Without the pages of the browser's own user interface, which load in each new browser while the page is measured. */
async function runOnce(url: string, flags: Flags): Promise<Result> {
  const chrome = await launch({
    chromePath: findHeadlessBrowser(),
    // as on phones: with hinting, text has another width, and a late font moves what is below it
    chromeFlags: ["--headless=new", "--font-render-hinting=none", ...startArgs],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: "error", output: "json", ...flags });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/**
 * Runs Lighthouse in a browser of its own. A page that is `noindex` is not asked whether it can be indexed, which alone
 * would cost 31 points of SEO; everything else is. Retries, because a busy machine sometimes loses the start of a trace.
 */
export async function runLighthouse(url: string, flags: Flags = {}, tries = 3): Promise<Result> {
  const skipAudits = (await isNoindex(url)) ? ["is-crawlable"] : [];
  try {
    return await runOnce(url, { ...flags, skipAudits });
  } catch (error) {
    if (tries === 1) throw error;
    return runLighthouse(url, flags, tries - 1);
  }
}

/** The scores of a run, 0 to 100. */
export function scoresOf({ categories: scored }: Result): Record<Category, number> {
  const score = (name: Category) => Math.round((scored[name]?.score ?? 0) * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
  };
}

/** The timings of a run in milliseconds; CLS has no unit. */
export function timingsOf({ audits }: Result): Record<Timing, number> {
  const timing = (name: Timing) => audits[timings[name]]?.numericValue ?? Number.NaN;
  return { FCP: timing("FCP"), LCP: timing("LCP"), TBT: timing("TBT"), CLS: timing("CLS") };
}
