import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { root } from "#build/cli/run.ts";
import { compare, type Comparison, type Throttling } from "./page-runs.ts";
import { pagesReport } from "./pages-report.ts";
import { writeTwin } from "./twin.ts";

const pages = ["/", "/services/1", "/blog-single/1", "/shop", "/product-single/1", "/cart", "/checkout", "/contact"];
const throttlings: readonly Throttling[] = ["simulated", "applied"];
const report = path.join(root, "test-results/pages.html");

/** Serves a folder in a process of its own. */
async function serve(folder: string, port: number) {
  const script = path.join(import.meta.dirname, "serve-folder.ts");
  const server = spawn(process.execPath, [script, folder, String(port)], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface(server.stdout)) if (line.startsWith("Serving")) return server;
  throw new Error(`${folder} could not be served.`);
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function describe({ page, throttling, site, twin }: Comparison): string {
  const time = (name: "FCP" | "LCP") =>
    `${name} ${Math.round(site.timings[name])} ms (${(site.timings[name] / twin.timings[name]).toFixed(2)})`;
  const { performance, accessibility, seo } = site.scores;
  const scores = [performance, accessibility, site.scores["best-practices"], seo].join("/");
  const bytes = Object.entries(site.bytes).map(([kind, size]) => `${kind} ${kilobytes(size)}`);
  return [
    `  ${throttling.padEnd(9)} ${page.padEnd(18)} ${time("FCP")}, ${time("LCP")}, TBT ${Math.round(site.timings.TBT)} ms`,
    `CLS ${site.timings.CLS.toFixed(3)}, ${scores}, kB: ${bytes.join(", ")}${site.benchmarkIndex < 1500 ? ", busy machine" : ""}`,
  ].join(", ");
}

/** Compares eight pages of the built site with copies without scripts, and writes a report with charts. */
export async function printPages(args: readonly string[]): Promise<void> {
  const rounds = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 5);
  const chosen = args.filter((arg) => arg.startsWith("/"));
  const folder = await mkdtemp(path.join(tmpdir(), "korvane-twin-"));
  const dist = path.join(root, "dist");
  await writeTwin(dist, folder, pages);
  const servers = [await serve(dist, 4320), await serve(folder, 4321)];
  const origins = { site: "http://localhost:4320", twin: "http://localhost:4321" };
  const comparisons: Comparison[] = [];
  try {
    console.log(
      `Lighthouse on a phone, medians of ${rounds} runs; in parentheses, the ratio to the page without scripts`,
    );
    for (const throttling of throttlings) {
      for (const page of chosen.length > 0 ? chosen : pages) {
        const comparison = await compare(page, throttling, origins, rounds);
        comparisons.push(comparison);
        console.log(describe(comparison));
      }
    }
  } finally {
    for (const server of servers) server.kill();
    await rm(folder, { recursive: true });
  }
  await mkdir(path.dirname(report), { recursive: true });
  await writeFile(report, pagesReport(comparisons, rounds));
  console.log(`Charts: ${path.relative(root, report)}`);
}
