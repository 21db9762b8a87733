import { spawn } from "node:child_process";
/**
 * `npm run bench [-- bytes|lighthouse]`: what three pages weigh and how Lighthouse marks them, against the budgets.
 * It judges and does not fail: times depend on the machine.
 */
import { once } from "node:events";
import { root } from "#build/run";
import { measureBytes } from "./bytes.ts";
import { measureMarks } from "./marks.ts";

const origin = "http://localhost:4318";
const pages = ["/", "/services/1", "/contact"];
const kibibyte = 1024;

/** The production server in a process of its own, so that measuring does not slow it down. */
async function serve() {
  const server = spawn(process.execPath, ["src/build/start.ts"], {
    cwd: root,
    env: { ...process.env, PORT: new URL(origin).port },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await Promise.race([once(server.stdout, "data"), once(server, "exit")]);
  if (server.exitCode !== null) throw new Error(`The site could not be served (${line}).`);
  return server;
}

function row(name: string, value: string, budget: string, ok: boolean): string {
  return `  ${name.padEnd(16)} ${value.padStart(10)}   ${budget.padEnd(14)} ${ok ? "ok" : "MISSED"}`;
}

async function printBytes(): Promise<void> {
  console.log("Transferred by a first visit, scrolled to the bottom (brotli where it applies; 1 KiB = 1024 bytes)");
  for (const [url, transfer] of await measureBytes(pages.map((page) => origin + page))) {
    const kib = (bytes: number) => `${(bytes / kibibyte).toFixed(1)} KiB`;
    console.log(new URL(url).pathname);
    // The budget is the home page's; the others carry a form and have none.
    const isHome = new URL(url).pathname === "/";
    const judged = !isHome || transfer.script <= 105 * kibibyte;
    console.log(row("JavaScript", kib(transfer.script), isHome ? "at most 105" : "no budget", judged));
    console.log(row("CSS", kib(transfer.stylesheet), "at most 15", transfer.stylesheet <= 15 * kibibyte));
    const rest = [`HTML ${kib(transfer.document)}`, `fonts ${kib(transfer.font)}`, `images ${kib(transfer.image)}`];
    console.log(`  besides: ${rest.join(", ")}`);
  }
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

const wish = process.argv[2];
if (wish !== undefined && wish !== "bytes" && wish !== "lighthouse") {
  throw new Error(`Unknown measurement '${wish}': choose bytes or lighthouse, or nothing for both.`);
}
const server = await serve();
try {
  if (wish !== "lighthouse") await printBytes();
  if (wish !== "bytes") await printMarks();
} finally {
  server.kill();
}
