/** `npm test [-- <path or name>]`: all suites, or the tests that a path or name selects, and one line with the totals. */
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { startVitest } from "vitest/node";
import { findHeadlessBrowser } from "#tools/cli/browser.ts";
import { needsBuild } from "#tools/cli/build-fingerprint.ts";
import { runChecks } from "#tools/cli/check.ts";
import { readOptions } from "#tools/cli/options.ts";
import { selectTests, type Selection } from "#tools/cli/test-filter.ts";
import {
  failedSuite,
  readPlaywrightReport,
  readVitestReport,
  summarize,
  total,
  type SuiteResult,
} from "#tools/cli/test-summary.ts";
import { errorMessage } from "#tools/shared/error-message.ts";
import { cacheFolder, root, run } from "#tools/shared/run.ts";

const reportOf = (runner: string) => path.join(cacheFolder, `${runner}.json`);

interface Runner {
  name: string;
  script: string[];
  env: Record<string, string>;
  read: (report: string) => SuiteResult[];
  isFiltered: boolean;
}

/** Runs a test runner and reads its JSON report; a runner that crashed or ran no test has failed. */
async function runRunner({ name, script, env, read, isFiltered }: Runner): Promise<SuiteResult[]> {
  const file = reportOf(name);
  await mkdir(cacheFolder, { recursive: true });
  await rm(file, { force: true });
  const { ok, output } = await run(script, { live: true, env });
  if (output) console.error(output);
  const text = await readFile(file, "utf8").catch(() => undefined);
  const results = text === undefined ? [] : read(text);
  if (total(results, "failed") > 0 || (ok && (isFiltered || total(results, "passed") > 0))) return results;
  console.error(ok ? `${name} ran no test.` : `${name} ended with an error outside its tests.`);
  return [...results, failedSuite(name)];
}

function runVitest({ files, namePattern }: Selection, isFiltered: boolean): Promise<SuiteResult[]> {
  const flags = ["--reporter=dot", "--reporter=json", `--outputFile.json=${reportOf("vitest")}`];
  flags.push("--silent=passed-only", "--allowOnly=false", "--passWithNoTests");
  if (namePattern) flags.push("-t", `(?i:${namePattern})`);
  const paths = isFiltered ? [...files.unit, ...files.stories] : [];
  // Storybook takes five seconds to load, which unit tests do not need
  if (isFiltered && files.stories.length === 0) flags.push("--mode=unit");
  return runRunner({
    name: "vitest",
    script: ["node_modules/vitest/vitest.mjs", "run", ...paths, ...flags],
    // a log has no colors, which Vitest would print around every dot
    env: process.stdout.isTTY ? {} : { NO_COLOR: "1" },
    read: (text) => readVitestReport(JSON.parse(text), root, namePattern !== undefined),
    isFiltered,
  });
}

/** The browser suite tests the site as production serves it, so it needs a build of the current sources. */
async function buildIfNeeded(): Promise<SuiteResult[]> {
  if (!(await needsBuild(root))) return [];
  const { ok, output } = await run(["src/tools/cli/build.ts"], { isInBackground: true });
  console.error(output);
  return ok ? [] : [failedSuite("build")];
}

function runPlaywright({ files, namePattern }: Selection, isFiltered: boolean): Promise<SuiteResult[]> {
  const flags = ["-c", "tests/browser/playwright.config.ts", "--reporter=dot,json", "--pass-with-no-tests"];
  if (namePattern) flags.push("--grep", `/${namePattern}/i`);
  const paths = isFiltered ? files.browser : [];
  return runRunner({
    name: "browser",
    script: ["node_modules/@playwright/test/cli.js", "test", ...paths, ...flags],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf("browser") },
    read: (text) => [readPlaywrightReport(JSON.parse(text))],
    isFiltered,
  });
}

async function runTests(filters: string[]): Promise<SuiteResult[]> {
  const isFiltered = filters.length > 0;
  const selection = selectTests(root, filters);
  const { unit, stories, browser } = selection.files;
  const checks = isFiltered ? Promise.resolve<SuiteResult[]>([]) : runChecks();
  // the checks need no browser, which may have to be installed first
  process.env["CHROMIUM_PATH"] = findHeadlessBrowser();
  const results = await checks;
  // beside the stories, whose pages wait now and then
  const build = browser.length > 0 ? buildIfNeeded() : [];
  if (unit.length + stories.length > 0) results.push(...(await runVitest(selection, isFiltered)));
  results.push(...(await build));
  if (browser.length > 0 && total(await build, "failed") === 0)
    results.push(...(await runPlaywright(selection, isFiltered)));
  if (total(results, "passed") + total(results, "failed") === 0) {
    throw new Error(`No test matches '${filters.join(" ")}': give a part of a path, such as ui/button, or of a name.`);
  }
  return results;
}

/** Runs the stories and unit tests that the filters select, again after every change. */
async function watchTests(filters: string[]): Promise<void> {
  if (filters.length === 0) throw new Error("Name a component to watch, as in: npm test -- --watch ui/button");
  const { files, namePattern } = selectTests(root, filters);
  const watched = [...files.unit, ...files.stories];
  if (watched.length === 0) throw new Error(`No unit test and no story matches '${filters.join(" ")}'.`);
  process.env["CHROMIUM_PATH"] = findHeadlessBrowser();
  const names = namePattern && { testNamePattern: new RegExp(namePattern, "i") };
  await startVitest(watched, { root, watch: true, silent: "passed-only", ...names });
}

const usage = `npm test [-- [--watch] <part of a path or of a name>…]
Runs all tests, or those that a part of a path (ui/button) or of a name selects.

  --watch  runs the selected stories and unit tests again after every change`;

try {
  const { values, positionals } = readOptions(usage, { watch: { type: "boolean" } });
  if (values.watch) {
    await watchTests(positionals);
  } else {
    const { text, ok } = summarize(await runTests(positionals));
    console.log(text);
    process.exitCode = ok ? 0 : 1;
  }
} catch (error) {
  console.error(errorMessage(error));
  console.log(summarize([failedSuite("tests")]).text);
  process.exitCode = 1;
}
