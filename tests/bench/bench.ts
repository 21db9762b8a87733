/**
 * `npm run bench [-- bytes|lighthouse|interactions|growth]`: transfer sizes, Lighthouse scores, interaction times of the
 * shop, and build times with thousands of records, compared with the budgets.
 * A missed budget is printed and is no error, because times depend on the machine.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { root } from "#build/cli/run.ts";
import { measureBytes } from "./bytes.ts";
import { measureGrowth } from "./growth.ts";
import { measureInteractions } from "./interactions.ts";
import { measureScores } from "./scores.ts";

const origin = "http://localhost:4318";
const pages = ["/", "/services/1", "/contact"];
/** The pages whose transfer sizes are measured. */
const measuredPages = [...pages, "/shop", "/product-single/1", "/cart", "/checkout", "/order_received"];
/** The largest transfer size of a page's JavaScript, in kB of 1000 bytes. */
const scriptBudget = (pathname: string) => ({ "/": 112, "/checkout": 132 })[pathname] ?? 125;
const kilobyte = 1000;

/** Starts the production server in a separate process, so that the measurements do not slow it down. */
async function serve() {
  const server = spawn(process.execPath, ["src/build/cli/start.ts"], {
    cwd: root,
    env: { ...process.env, PORT: new URL(origin).port },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface(server.stdout)) {
    if (line.includes("http://localhost:")) return server;
  }
  throw new Error("The site could not be served.");
}

function row(name: string, value: string, budget: string, ok: boolean): string {
  return `  ${name.padEnd(34)} ${value.padStart(10)}   ${budget.padEnd(14)} ${ok ? "ok" : "MISSED"}`;
}

async function printBytes(): Promise<void> {
  console.log("Transferred by a first visit, scrolled to the bottom (brotli where it applies; 1 kB = 1000 bytes)");
  for (const [url, transfer] of await measureBytes(measuredPages.map((page) => origin + page))) {
    const { pathname } = new URL(url);
    const size = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} kB`;
    const budget = scriptBudget(pathname);
    const script = transfer.script <= budget * kilobyte;
    console.log(pathname);
    console.log(row("JavaScript", size(transfer.script), `at most ${budget}`, script));
    console.log(row("CSS", size(transfer.style), "at most 15", transfer.style <= 15 * kilobyte));
    const rest = [
      `HTML with it ${size(transfer.document)}`,
      `fonts ${size(transfer.font)}`,
      `images ${size(transfer.image)}`,
    ];
    console.log(`  besides: ${rest.join(", ")}`);
  }
}

async function printInteractions(): Promise<void> {
  console.log(
    "Until the next paint, on a processor four times slower, medians of five calm rounds; the browser reports in steps of 8",
  );
  for await (const { name, budget, total, own, calmRounds } of measureInteractions(origin)) {
    const limit = budget === undefined ? "" : `at most ${budget}`;
    console.log(
      `${row(name, `${total} ms`, limit, total <= (budget ?? Infinity))}, ${own} of it the page's own; ${calmRounds} calm`,
    );
  }
}

async function printGrowth(): Promise<void> {
  console.log("Builds with so many more posts and as many more products");
  const steps = [];
  for (const more of [0, 1000, 2000]) {
    const step = await measureGrowth(more);
    steps.push(step);
    const { pages: count, seconds, homeScript } = step;
    console.log(`  ${more}: ${count} pages in ${seconds.toFixed(1)} s, home page ${homeScript} bytes of JavaScript`);
  }
  const [none, half, whole] = steps;
  if (!none || !half || !whole) return;
  const [first, second] = [half.seconds - none.seconds, whole.seconds - half.seconds];
  console.log(row("second thousand", `${(second / first).toFixed(2)} ×`, "at most 1.25 ×", second <= first * 1.25));
  // chunk names are hashes, whose compressed size varies by a few bytes
  const change = Math.abs(whole.homeScript - none.homeScript);
  console.log(row("home's script", `${change} bytes`, "at most 200", change <= 200));
}

async function printScores(): Promise<void> {
  console.log("Lighthouse on a simulated phone, medians of three runs");
  for (const page of pages) {
    const { score, validRuns, lost } = await measureScores(origin + page);
    console.log(`${page}${validRuns < 3 ? ` (${validRuns} of 3 runs on an idle machine)` : ""}`);
    console.log(row("performance", String(score("performance")), "at least 95", score("performance") >= 95));
    for (const name of ["accessibility", "best-practices", "seo"] as const) {
      console.log(row(name, String(score(name)), "100", score(name) === 100));
    }
    console.log(row("CLS", score("CLS").toFixed(3), "at most 0.01", score("CLS") <= 0.01));
    console.log(`  besides: LCP ${(score("LCP") / 1000).toFixed(2)} s, TBT ${Math.round(score("TBT"))} ms`);
    if (lost.length > 0) console.log(`  points lost by: ${lost.join(", ")}`);
  }
}

const measurements = {
  bytes: printBytes,
  lighthouse: printScores,
  interactions: printInteractions,
  growth: printGrowth,
};
const requested = process.argv[2];
const isKnown = (name: string): name is keyof typeof measurements => Object.hasOwn(measurements, name);
if (requested !== undefined && !isKnown(requested)) {
  const names = Object.keys(measurements).join(", ");
  throw new Error(`Unknown measurement '${requested}': choose one of ${names}, or nothing for all but growth.`);
}
if (requested === "growth") {
  await printGrowth();
} else {
  const server = await serve();
  try {
    for (const name of requested ? [requested] : (["bytes", "lighthouse", "interactions"] as const))
      await measurements[name]();
  } finally {
    server.kill();
  }
}
