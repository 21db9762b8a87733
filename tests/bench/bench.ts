/**
 * `npm run bench`: measurements of the built site and of its builds; `npm run bench -- --help` lists them.
 * A missed budget is printed and is no error, because times depend on the machine.
 */
import path from "node:path";
import { findBrowser } from "#tools/cli/browser.ts";
import { needsBuild } from "#tools/cli/build-fingerprint.ts";
import { readOptions } from "#tools/cli/options.ts";
import { errorMessage } from "#tools/shared/error-message.ts";
import { root, run } from "#tools/shared/run.ts";
import { compareBuilds } from "./builds.ts";
import { measureGrowth } from "./growth.ts";
import { printPages, selectPages } from "./print-pages.ts";
import { row, serve } from "./report.ts";
import { refuse, usage } from "./usage.ts";

async function printInteractions(origin: string): Promise<void> {
  // the module reads the built site when it is imported
  const { measureInteractions } = await import("./interactions.ts");
  console.log("Until the next paint, on a processor four times slower, medians of five clicks in steps of 8 ms");
  for await (const { name, time } of measureInteractions(origin))
    console.log(row(name, `${time} ms`, "at most 50", time <= 50));
}

async function printGrowth(): Promise<void> {
  const { memory, page, growth } = await measureGrowth();
  const size = `${Math.round(memory / 1e6)} MB, ${page} +${growth} bytes`;
  console.log(row("2,000 records more", size, "at most 4000 MB, +500 bytes", memory <= 4e9 && growth <= 500));
}

/** Runs the test of brands with 10,000 random colors. */
async function testBrands(): Promise<void> {
  const test = ["node_modules/vitest/vitest.mjs", "run", "--mode", "unit", "tests/brand.test.ts"];
  const { ok } = await run(test, { live: true, minutes: 60, env: { BRANDS: "10000" } });
  process.exitCode = ok ? 0 : 1;
}

/** Builds the site if its sources have changed, as the server does before it serves the site. */
async function buildIfNeeded(): Promise<void> {
  if (!(await needsBuild(root))) return;
  console.error("Building…");
  const { ok } = await run(["src/tools/cli/build.ts"], { live: true });
  if (!ok) throw new Error("The site could not be built.");
}

async function printBuilds(): Promise<void> {
  const { files, different } = await compareBuilds();
  console.log(`Two builds in two folders: ${files - different.length} of ${files} files are byte-equal`);
  for (const name of different) console.log(`  ${name}`);
  // unlike times, the result does not depend on the machine
  process.exitCode = different.length > 0 ? 1 : 0;
}

/** Serves the site while a function runs. */
async function whileServed(measureSite: (origin: string) => Promise<void>): Promise<void> {
  await buildIfNeeded();
  const server = await serve(path.join(root, "dist"));
  try {
    await measureSite(server.origin);
  } finally {
    server.stop();
  }
}

/** Runs the tests of faults, whose files list the pages of the built site when they are loaded. */
async function testFaults(parts: readonly string[]): Promise<void> {
  await buildIfNeeded();
  const config = path.join(import.meta.dirname, "../faults/playwright.config.ts");
  const grep = parts.map((part) => `(?=.*${part.replaceAll(/[^\w ,:/-]/g, "\\$&")}(?![\\w/-]))`).join("");
  const { ok } = await run(["node_modules/@playwright/test/cli.js", "test", "-c", config, "-g", grep], {
    live: true,
    minutes: 120,
    env: { WHOLE_BROWSER: findBrowser() },
  });
  process.exitCode = ok ? 0 : 1;
}

/** The measurements; each reads its arguments before it builds or serves the site. */
const measurements = {
  interactions: () => whileServed(printInteractions),
  pages: async (names: readonly string[]) => {
    const selection = selectPages(names);
    await buildIfNeeded();
    await printPages(selection);
  },
  faults: testFaults,
  growth: printGrowth,
  builds: printBuilds,
  brands: testBrands,
};
const isMeasurement = (name: string): name is keyof typeof measurements => Object.hasOwn(measurements, name);
/** The measurements that take arguments. */
const takeArguments = ["pages", "faults"];

try {
  const [name, ...names] = readOptions(usage, {}).positionals;
  if (name === undefined) await whileServed(printInteractions);
  else if (!isMeasurement(name)) refuse(`There is no measurement '${name}'.`);
  else if (names.length > 0 && !takeArguments.includes(name)) refuse(`'${name}' does not take '${names.join(" ")}'.`);
  else await measurements[name](names);
} catch (error) {
  console.error(errorMessage(error));
  // an open browser or server would keep the process alive
  process.exit(1);
}
