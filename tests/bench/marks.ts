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

/** Lighthouse's marks of one page, 0 to 100, and three of its measurements; names as they are printed. */
type Marks = Record<(typeof categories)[number] | keyof typeof timings, number>;

/** Below this the machine was busy with something else, and the marks say nothing of the page. */
const slowest = 1500;

interface Round {
  marks: Marks;
  speed: number;
  /** The audits that cost points. */
  lost: string[];
}

/** A busy machine now and then loses the beginning of a recording; the next try has it. */
async function measureRound(url: string, tries = 3): Promise<Round> {
  try {
    return await measureOnce(url);
  } catch (error) {
    if (tries === 1) throw error;
    return measureRound(url, tries - 1);
  }
}

async function measureOnce(url: string): Promise<Round> {
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
    const counting = categories.flatMap(
      (name) => lhr.categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [],
    );
    const lost = counting.filter(({ id }) => (lhr.audits[id]?.score ?? 1) < 0.9);
    return {
      marks: Object.fromEntries([...scores, ...values]),
      speed: lhr.environment.benchmarkIndex,
      lost: lost.map(({ id }) => id),
    };
  } finally {
    chrome.kill();
  }
}

/** The medians of three rounds on a simulated telephone; rounds on a busy machine count only where there is no other. */
export async function measureMarks(url: string) {
  const rounds: Round[] = [];
  for (let number = 0; number < 3; number++) rounds.push(await measureRound(url));
  const calm = rounds.filter(({ speed }) => speed >= slowest);
  const counted = calm.length > 0 ? calm : rounds;
  return {
    mark: (name: keyof Marks) => median(counted.map(({ marks }) => marks[name])),
    calmRounds: calm.length,
    lost: [...new Set(counted.flatMap(({ lost }) => lost))],
  };
}
