import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "#tools/shared/run.ts";
import { measuredPages } from "../measured-pages.ts";
import { measure, runLighthouse, summarize, type PageResult, type Run, type Throttling } from "./lighthouse.ts";
import { row, serve } from "./report.ts";
import { refuse } from "./usage.ts";
import { writeCopy } from "./write-copy.ts";

const throttlings: readonly Throttling[] = ["simulated", "applied"];

/** Where the site and its copy are served. */
type Origins = Record<"site" | "copy", string>;

/** A page and its copy without scripts. */
interface Comparison {
  page: string;
  throttling: Throttling;
  site: PageResult;
  copy: PageResult;
}

/** Measures a page and its copy in turns, so that a change of the machine's load meets both. */
async function compare(origins: Origins, page: string, throttling: Throttling, rounds: number): Promise<Comparison> {
  const runs: Record<keyof Origins, Run[]> = { site: [], copy: [] };
  for (let round = 0; round < rounds; round++)
    for (const name of ["site", "copy"] as const) runs[name].push(await measure(origins[name] + page, throttling));
  return { page, throttling, site: summarize(runs.site), copy: summarize(runs.copy) };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function describe({ page, throttling, site, copy }: Comparison, rounds: number): string {
  const time = (name: "FCP" | "LCP") =>
    `${name} ${Math.round(site.timings[name])} ms (${(site.timings[name] / copy.timings[name]).toFixed(2)})`;
  const { performance, accessibility, seo } = site.scores;
  const scores = [performance, accessibility, site.scores["best-practices"], seo].join("/");
  const bytes = Object.entries(site.bytes).map(([kind, size]) => `${kind} ${kilobytes(size)}`);
  return [
    `  ${throttling.padEnd(9)} ${page.padEnd(18)} ${time("FCP")}, ${time("LCP")}, TBT ${Math.round(site.timings.TBT)} ms (${Math.round(copy.timings.TBT)} ms without scripts)`,
    `CLS ${site.timings.CLS.toFixed(3)}, ${scores}, kB: ${bytes.join(", ")}${site.validRuns < rounds / 2 ? ", busy machine" : ""}`,
  ].join(", ");
}

/** The number of pages that must have 100 in every category, where all eight are measured. */
const fullScores = 6;

/** Prints the goals of the simulated measurements. */
function printGoals(comparisons: readonly Comparison[]): void {
  const simulated = comparisons.filter(({ throttling }) => throttling === "simulated");
  console.log("Goals, with simulated throttling");
  const lowest: number[] = [];
  for (const { page, site, copy } of simulated) {
    const { FCP, LCP, TBT, CLS } = site.timings;
    const ratios = { FCP: FCP / copy.timings.FCP, LCP: LCP / copy.timings.LCP };
    const score = Math.min(...Object.values(site.scores));
    lowest.push(score);
    console.log(page);
    // two digits are compared, as they are printed; what the runs without scripts differ by is no difference
    const isNoise = FCP - copy.timings.FCP <= copy.spread;
    const isAsFast = +ratios.FCP.toFixed(2) <= 1;
    const remark = isNoise && !isAsFast ? `, as the runs without scripts differ by ${Math.round(copy.spread)} ms` : "";
    const goals = [
      row("FCP to that without scripts", ratios.FCP.toFixed(2), "at most 1.00", isAsFast || isNoise) + remark,
      row("LCP to that without scripts", ratios.LCP.toFixed(2), "at most 1.25", +ratios.LCP.toFixed(2) <= 1.25),
      row("TBT", `${Math.round(TBT)} ms`, "at most 100", TBT <= 100),
      row("CLS", CLS.toFixed(3), "at most 0.01", CLS <= 0.01),
      row("lowest of the four scores", String(score), "at least 98", score >= 98),
      ...(site.lost.length > 0 ? [`  points lost by: ${site.lost.join(", ")}`] : []),
    ];
    console.log(goals.join("\n"));
  }
  if (simulated.length < measuredPages.length) return;
  const full = lowest.filter((score) => score === 100).length;
  console.log(row("Pages with 100 in all four scores", String(full), `at least ${fullScores}`, full >= fullScores));
}

/** The pages to measure, and the number of runs. */
interface PageSelection {
  pages: readonly string[];
  rounds: number;
}

/**
 * Reads the arguments of `npm run bench -- pages`: some of the eight paths, by default all, and a number of runs, by
 * default 5.
 *
 * @throws an error with the usage for anything else
 */
export function selectPages(args: readonly string[]): PageSelection {
  const isNumber = (arg: string) => /^[1-9]\d*$/.test(arg);
  const numbers = args.filter(isNumber);
  if (numbers.length > 1) refuse(`'pages' takes one number of runs, not ${numbers.join(" and ")}.`);
  const chosen = args.filter((arg) => !isNumber(arg));
  const unknown = chosen.filter((page) => !measuredPages.includes(page));
  if (unknown.length > 0) refuse(`Not measured: '${unknown.join(" ")}'. Choose from ${measuredPages.join(", ")}.`);
  return { pages: chosen.length > 0 ? chosen : measuredPages, rounds: Number(numbers[0] ?? 5) };
}

/** Compares pages of the built site with copies without scripts. */
export async function printPages({ pages, rounds }: PageSelection): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "korvane-copy-"));
  const dist = path.join(root, "dist");
  const servers: Awaited<ReturnType<typeof serve>>[] = [];
  const comparisons: Comparison[] = [];
  try {
    await writeCopy(dist, folder, measuredPages);
    const start = async (served: string) => {
      const server = await serve(served);
      servers.push(server);
      return server.origin;
    };
    const origins = { site: await start(dist), copy: await start(folder) };
    console.log(
      `Lighthouse on a phone, medians of ${rounds} runs; in parentheses, the ratio to the page without scripts`,
    );
    console.log("Pages that are noindex are not asked whether they can be indexed");
    // the first run reads the browser from the disk
    await runLighthouse(origins.copy);
    for (const throttling of throttlings) {
      for (const page of pages) {
        const comparison = await compare(origins, page, throttling, rounds);
        comparisons.push(comparison);
        console.log(describe(comparison, rounds));
      }
    }
  } finally {
    for (const server of servers) server.stop();
    await rm(folder, { recursive: true });
  }
  printGoals(comparisons);
}
