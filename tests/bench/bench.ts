import { spawn } from "node:child_process";
/**
 * `npm run bench [-- bytes|lighthouse|interactions|growth]`: what pages weigh, how Lighthouse marks them, how soon the
 * shop answers, and what thousands of records do to the build, against the budgets.
 * It judges and does not fail: times depend on the machine.
 */
import { once } from "node:events";
import { root } from "#build/cli/run.ts";
import { measureBytes } from "./bytes.ts";
import { measureGrowth } from "./growth.ts";
import { measureInteractions } from "./interactions.ts";
import { measureMarks } from "./marks.ts";

const origin = "http://localhost:4318";
const pages = ["/", "/services/1", "/contact"];
/** The most JavaScript that a page may load, in kB of 1000 bytes; the others carry a form and have no budget. */
const budgets: Record<string, number> = {
  "/": 105,
  "/shop": 120,
  "/product-single/1": 120,
  "/cart": 120,
  "/checkout": 120,
  "/order_received": 120,
};
const kilobyte = 1000;

/** The production server in a process of its own, so that measuring does not slow it down. */
async function serve() {
  const server = spawn(process.execPath, ["src/build/cli/start.ts"], {
    cwd: root,
    env: { ...process.env, PORT: new URL(origin).port },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await Promise.race([once(server.stdout, "data"), once(server, "exit")]);
  if (server.exitCode !== null) throw new Error(`The site could not be served (${line}).`);
  return server;
}

function row(name: string, value: string, budget: string, ok: boolean): string {
  return `  ${name.padEnd(26)} ${value.padStart(10)}   ${budget.padEnd(14)} ${ok ? "ok" : "MISSED"}`;
}

async function printBytes(): Promise<void> {
  console.log("Transferred by a first visit, scrolled to the bottom (brotli where it applies; 1 kB = 1000 bytes)");
  const measured = new Set([...pages, ...Object.keys(budgets)]);
  for (const [url, transfer] of await measureBytes([...measured].map((page) => origin + page))) {
    const { pathname } = new URL(url);
    const size = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} kB`;
    const budget = budgets[pathname];
    const script = transfer.script <= (budget ?? Infinity) * kilobyte;
    console.log(pathname);
    console.log(row("JavaScript", size(transfer.script), budget ? `at most ${budget}` : "no budget", script));
    console.log(row("CSS", size(transfer.stylesheet), "at most 15", transfer.stylesheet <= 15 * kilobyte));
    const rest = [`HTML ${size(transfer.document)}`, `fonts ${size(transfer.font)}`, `images ${size(transfer.image)}`];
    console.log(`  besides: ${rest.join(", ")}`);
  }
}

async function printInteractions(): Promise<void> {
  console.log(
    "Until the next paint, on a processor four times slower, medians of five calm rounds; the browser reports in steps of 8",
  );
  for (const { name, most, whole, own, calmRounds } of await measureInteractions(origin)) {
    const limit = most === undefined ? "" : `at most ${most}`;
    console.log(
      `${row(name, `${whole} ms`, limit, whole <= (most ?? Infinity))}, ${own} of it the page's own; ${calmRounds} calm`,
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
  // the names of chunks are hashes, and weigh a few bytes more or less
  const change = Math.abs(whole.homeScript - none.homeScript);
  console.log(row("home's script", `${change} bytes`, "at most 200", change <= 200));
}

async function printMarks(): Promise<void> {
  console.log("Lighthouse on a simulated telephone, medians of three rounds");
  for (const page of pages) {
    const { mark, calmRounds, lost } = await measureMarks(origin + page);
    console.log(`${page}${calmRounds < 3 ? ` (${calmRounds} of 3 rounds on a calm machine)` : ""}`);
    console.log(row("performance", String(mark("performance")), "at least 95", mark("performance") >= 95));
    for (const name of ["accessibility", "best-practices", "seo"] as const) {
      console.log(row(name, String(mark(name)), "100", mark(name) === 100));
    }
    console.log(row("CLS", mark("CLS").toFixed(3), "at most 0.01", mark("CLS") <= 0.01));
    console.log(`  besides: LCP ${(mark("LCP") / 1000).toFixed(2)} s, TBT ${Math.round(mark("TBT"))} ms`);
    if (lost.length > 0) console.log(`  points lost by: ${lost.join(", ")}`);
  }
}

const measurements = {
  bytes: printBytes,
  lighthouse: printMarks,
  interactions: printInteractions,
  growth: printGrowth,
};
const wish = process.argv[2];
const isKnown = (name: string): name is keyof typeof measurements => Object.hasOwn(measurements, name);
if (wish !== undefined && !isKnown(wish)) {
  const names = Object.keys(measurements).join(", ");
  throw new Error(`Unknown measurement '${wish}': choose one of ${names}, or nothing for all but growth.`);
}
if (wish === "growth") {
  await printGrowth();
} else {
  const server = await serve();
  try {
    for (const name of wish ? [wish] : (["bytes", "lighthouse", "interactions"] as const)) await measurements[name]();
  } finally {
    server.kill();
  }
}
