/** `npm test [-- <path or name>]`: all suites, or the tests that a path or name selects, and one line with the totals. */
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { findHeadlessBrowser } from "#tools/cli/browser.ts";
import { needsBuild } from "#tools/cli/build-fingerprint.ts";
import { runChecks } from "#tools/cli/check.ts";
import { errorMessage } from "#tools/cli/error-message.ts";
import { readOptions } from "#tools/cli/options.ts";
import { cacheFolder, root, run } from "#tools/cli/run.ts";
import { selectTests, type Selection } from "#tools/cli/test-filter.ts";
import { failedSuite, reportVariable, summarize, total, type SuiteResult } from "#tools/cli/test-summary.ts";

const reporter = (name: string) => `--reporter=${path.join(root, "src/tools/cli", name)}`;

/** Runs a test runner and reads what its reporter wrote; a runner that crashed or ran no test has failed. */
async function runRunner(name: string, script: string[], isFiltered: boolean): Promise<SuiteResult[]> {
  const file = path.join(cacheFolder, `${name}.json`);
  await mkdir(cacheFolder, { recursive: true });
  await rm(file, { force: true });
  const { ok, output } = await run(script, { live: true, env: { [reportVariable]: file } });
  if (output) console.error(output);
  const text = await readFile(file, "utf8").catch(() => "[]");
  const results: SuiteResult[] = JSON.parse(text);
  if (total(results, "failed") > 0 || (ok && (isFiltered || total(results, "passed") > 0))) return results;
  console.error(ok ? `${name} ran no test.` : `${name} ended with an error outside its tests.`);
  return [...results, failedSuite(name)];
}

function runVitest({ files, namePattern }: Selection, isFiltered: boolean): Promise<SuiteResult[]> {
  const flags = [reporter("vitest-reporter.ts"), "--silent=passed-only", "--allowOnly=false", "--passWithNoTests"];
  if (namePattern) flags.push("-t", `(?i:${namePattern})`);
  const paths = isFiltered ? [...files.unit, ...files.stories] : [];
  return runRunner("vitest", ["node_modules/vitest/vitest.mjs", "run", ...paths, ...flags], isFiltered);
}

/** The browser suite tests the site as production serves it, so it needs a build of the current sources. */
async function runPlaywright({ files, namePattern }: Selection, isFiltered: boolean): Promise<SuiteResult[]> {
  if ((await needsBuild(root)) && !(await run(["src/tools/cli/build.ts"], { live: true })).ok) {
    return [failedSuite("build")];
  }
  const flags = [
    "-c",
    "tests/browser/playwright.config.ts",
    reporter("playwright-reporter.ts"),
    "--pass-with-no-tests",
  ];
  if (namePattern) flags.push("--grep", `/${namePattern}/i`);
  const paths = isFiltered ? files.browser : [];
  return runRunner("browser", ["node_modules/@playwright/test/cli.js", "test", ...paths, ...flags], isFiltered);
}

async function runTests(filters: string[]): Promise<SuiteResult[]> {
  process.env["CHROMIUM_PATH"] = findHeadlessBrowser();
  const isFiltered = filters.length > 0;
  const selection = selectTests(root, filters);
  const { unit, stories, browser } = selection.files;
  const results = isFiltered ? [] : await runChecks();
  if (unit.length + stories.length > 0) results.push(...(await runVitest(selection, isFiltered)));
  if (browser.length > 0) results.push(...(await runPlaywright(selection, isFiltered)));
  if (total(results, "passed") + total(results, "failed") === 0) {
    throw new Error(`No test matches '${filters.join(" ")}': give a part of a path, such as ui/button, or of a name.`);
  }
  return results;
}

const usage = `npm test [-- <part of a path or of a name>…]
Runs all tests, or those that a part of a path (ui/button) or of a name selects.`;

try {
  const { positionals } = readOptions(usage, {});
  const { text, ok } = summarize(await runTests(positionals));
  console.log(text);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  console.error(errorMessage(error));
  console.log(summarize([failedSuite("tests")]).text);
  process.exitCode = 1;
}
