/** `npm test`: every suite, then one line that sums them up. */
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { findBrowser } from "#build/cli/browser.ts";
import { isStale } from "#build/cli/build-fingerprint.ts";
import { explain } from "#build/cli/error-message.ts";
import { runChecks } from "#build/cli/run-checks.ts";
import { cacheFolder, root, run } from "#build/cli/run.ts";
import { failure, summary, tallyPlaywright, type PlaywrightReport, type Tally } from "#build/cli/test-summary.ts";
import { reportVariable } from "#build/cli/vitest-report.ts";

/** A suite's own report; undefined when it ended before it could write one. */
async function readReport<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

async function freshReport(name: string): Promise<string> {
  const file = path.join(cacheFolder, name);
  await mkdir(cacheFolder, { recursive: true });
  await rm(file, { force: true });
  return file;
}

/** A suite that ended badly or ran nothing has failed, even where its report does not say so. */
function distrust(tallies: Tally[], suite: string, ok: boolean, output: string): Tally[] {
  if (output) console.error(output);
  const sum = (key: "passed" | "failed") => tallies.reduce((total, tally) => total + tally[key], 0);
  if (sum("failed") > 0 || (ok && sum("passed") > 0)) return tallies;
  console.error(ok ? `${suite} ran no test.` : `${suite} ended with an error outside its tests.`);
  return [...tallies, failure(suite)];
}

async function runVitest(): Promise<Tally[]> {
  const file = await freshReport("vitest.json");
  const reporters = ["--reporter=dot", `--reporter=${path.join(root, "src/build/cli/vitest-report.ts")}`];
  const { ok, output } = await run(
    ["node_modules/vitest/vitest.mjs", "run", ...reporters, "--silent=passed-only", "--allowOnly=false"],
    { live: true, env: { [reportVariable]: file } },
  );
  return distrust((await readReport<Tally[]>(file)) ?? [], "vitest", ok, output);
}

async function runPlaywright(): Promise<Tally[]> {
  const file = await freshReport("playwright.json");
  const { ok, output } = await run(
    ["node_modules/@playwright/test/cli.js", "test", "-c", "tests/browser/playwright.config.ts", "--reporter=dot,json"],
    { live: true, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  const report = await readReport<PlaywrightReport>(file);
  return distrust(report ? [tallyPlaywright("browser", report)] : [], "browser", ok, output);
}

/** The pages in a browser are tested as they are served in production, so they need a build of what is here now. */
async function runBuild(): Promise<boolean> {
  if (!(await isStale(root))) return true;
  const { ok, output } = await run(["src/build/cli/build.ts"]);
  (ok ? console.log : console.error)(output);
  return ok;
}

async function runAll(): Promise<Tally[]> {
  try {
    process.env["CHROMIUM_PATH"] = findBrowser();
  } catch (error) {
    console.error(explain(error));
    return [failure("browser")];
  }
  const checks = await runChecks();
  const built = await runBuild();
  const tallies = [...checks, ...(await runVitest())];
  return built ? [...tallies, ...(await runPlaywright())] : [...tallies, failure("build")];
}

const { text, ok } = summary(await runAll());
console.log(text);
process.exitCode = ok ? 0 : 1;
