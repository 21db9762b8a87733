import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "#tools/shared/run.ts";
import { measuredPages } from "../measured-pages.ts";
import { measure, summarize, type Run } from "./lighthouse.ts";
import { row, serve } from "./report.ts";
import { refuse } from "./usage.ts";
import { writeCopy } from "./write-copy.ts";

/** Where the site and its copy are served. */
type Origins = Record<"site" | "copy", string>;

/** A page and its copy without scripts. */
interface Comparison extends Record<keyof Origins, Run> {
  page: string;
}

/** Measures a page and its copy in turns, so that a change of the machine's load meets both. */
async function compare(origins: Origins, page: string, rounds: number): Promise<Comparison> {
  const runs: Record<keyof Origins, Run[]> = { site: [], copy: [] };
  for (let round = 0; round < rounds; round++)
    for (const name of ["site", "copy"] as const) runs[name].push(await measure(origins[name] + page));
  return { page, site: summarize(runs.site), copy: summarize(runs.copy) };
}

const lowestScore = ({ site }: Comparison) => Math.min(...Object.values(site.scores));

/** The measurements of a page beside their goals. */
function describe(comparison: Comparison): string {
  const { page, site, copy } = comparison;
  const { FCP, LCP, TBT, CLS } = site.timings;
  // two digits are compared, as they are printed
  const [first, largest] = [(FCP / copy.timings.FCP).toFixed(2), (LCP / copy.timings.LCP).toFixed(2)];
  const score = lowestScore(comparison);
  const bytes = Object.entries(site.bytes).map(([kind, size]) => `${kind} ${(size / 1000).toFixed(1)}`);
  return [
    `${page}: FCP ${Math.round(FCP)} ms, LCP ${Math.round(LCP)} ms, kB: ${bytes.join(", ")}`,
    row("FCP to that without scripts", first, "at most 1.05", Number(first) <= 1.05),
    row("LCP to that without scripts", largest, "at most 1.10", Number(largest) <= 1.1),
    // a copy without scripts blocks only where the machine is slow: then the row says nothing about the page
    row(`TBT (without scripts ${Math.round(copy.timings.TBT)} ms)`, `${Math.round(TBT)} ms`, "at most 100", TBT <= 100),
    row("CLS", CLS.toFixed(3), "at most 0.01", CLS <= 0.01),
    row("lowest of the four scores", String(score), "100", score === 100),
    ...(site.lost.length > 0 ? [`  points lost by: ${site.lost.join(", ")}`] : []),
  ].join("\n");
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
  const numbers = args.filter((arg) => /^[1-9]\d*$/.test(arg));
  const chosen = args.filter((arg) => !numbers.includes(arg));
  const unknown = chosen.filter((page) => !measuredPages.includes(page));
  if (unknown.length > 0) refuse(`Not measured: '${unknown.join(" ")}'. Choose from ${measuredPages.join(", ")}.`);
  return { pages: chosen.length > 0 ? chosen : measuredPages, rounds: Number(numbers[0] ?? 5) };
}

/** Compares pages of the built site with copies without scripts. */
export async function printPages({ pages, rounds }: PageSelection): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "korvane-copy-"));
  const dist = path.join(root, "dist");
  await writeCopy(dist, folder, measuredPages);
  const servers = [await serve(dist), await serve(folder)] as const;
  const [site, copy] = [servers[0].origin, servers[1].origin];
  try {
    console.log(`Lighthouse on a slow phone, medians of ${rounds} runs`);
    console.log("Pages that are noindex are not asked whether they can be indexed");
    // the first run reads the browser from the disk
    await measure(copy);
    for (const page of pages) {
      const comparison = await compare({ site, copy }, page, rounds);
      console.log(describe(comparison));
    }
  } finally {
    for (const server of servers) server.stop();
    await rm(folder, { recursive: true });
  }
}
