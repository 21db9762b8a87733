/**
 * `npm run a11y`: every accessibility check, one report, and an exit code; `npm run a11y -- --help` lists its options.
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "playwright";
import { windowedBrowser } from "#tools/cli/browser.ts";
import { needsBuild } from "#tools/cli/build-fingerprint.ts";
import { readOptions } from "#tools/cli/options.ts";
import { errorMessage } from "#tools/shared/error-message.ts";
import { root, run } from "#tools/shared/run.ts";
import { applyAnswers } from "./answers.ts";
import { compareBrowsers } from "./browsers/compare.ts";
import { readManualResults } from "./manual.ts";
import type { Run, Subject } from "./model.ts";
import { readWithOrca } from "./orca/read.ts";
import { orcaIsMissing } from "./orca/session.ts";
import { isPassed, type Summary } from "./report/summary.ts";
import { writeReport } from "./report/write.ts";
import { runChecks } from "./run.ts";
import { areDefectsReported, areSpeechDefectsHeard } from "./self-test.ts";
import { acceptLogs, changesOf, readAloud, resultsOf, type SpokenLog } from "./spoken.ts";
import { buildStorybook, serveAll } from "./storybook.ts";
import { checkNames, listSubjects, selectSubjects } from "./subjects.ts";
import { launch, type Origins } from "./visitor.ts";

const usage = `npm run a11y [-- <option, path or part of a story's name>…]
Runs every accessibility check, or those of the paths and stories that are named.

  --publish         also writes the figures that Storybook and the site show, after a complete run
  --screen-reader   compares what the screen reader Orca says in Firefox and Chromium, instead of all other checks
  --accept-spoken   writes the golden files of the spoken logs
  --self-test       applies seeded defects and counts those that are reported; after --screen-reader those of speech`;

const flag = { type: "boolean" } as const;
const flags = { publish: flag, "screen-reader": flag, "accept-spoken": flag, "self-test": flag };

/** What a run was asked for. */
const readArguments = () => readOptions(usage, flags);
type Arguments = ReturnType<typeof readArguments>;

/** The figures that Storybook and the site show; a complete run with `--publish` writes them. */
const publishedFile = path.join(root, "src/content/accessibility-report.json");

async function publish(summary: Summary): Promise<void> {
  await writeFile(publishedFile, JSON.stringify(summary));
  await run(["node_modules/oxfmt/bin/oxfmt", publishedFile]);
}

/** How much there is to check, by kind. */
function totalsOf(all: readonly Subject[]): Run["totals"] {
  const count = (kind: Subject["kind"]) => all.filter((subject) => subject.kind === kind).length;
  return { page: count("page"), state: count("state"), story: count("story") };
}

/** Checks the subjects, writes the report, and returns true if nothing is left to fix or to answer. */
async function checkAll(
  browser: Browser,
  origins: Origins,
  all: readonly Subject[],
  { positionals: names, values }: Arguments,
): Promise<boolean> {
  const folder = path.join(root, "accessibility-report");
  const subjects = selectSubjects(all, names);
  const began = performance.now();
  // the slower parts begin with the checks, so that no processor waits for a browser to start
  const others = Promise.all([readAloud(browser, origins, subjects), compareBrowsers(browser, origins, subjects)]);
  // its error is thrown below, when the results of the checks are written
  others.catch(() => undefined);
  const checked = await runChecks(browser, origins, subjects);
  const [logs, browsers] = await others;
  if (values["accept-spoken"]) await acceptLogs(logs);
  const spoken = values["accept-spoken"] ? [] : resultsOf(logs);
  const complete = applyAnswers({
    ...checked,
    totals: totalsOf(all),
    seconds: Math.round((performance.now() - began) / 1000),
    tools: { ...checked.tools, ...browsers.tools },
    results: [...checked.results, ...spoken, ...browsers.results],
    skipped: browsers.skipped,
  });
  const figures = await writeReport(complete, await readManualResults(), folder);
  if (values.publish && names.length === 0) await publish(figures);
  const { results, seconds, failures, unanswered, answered, manualFailures } = figures;
  console.log(
    `${results} results on ${checked.subjects.length} pages, states and stories in ${seconds} s: ${failures} fail, ${unanswered} need a review, ${answered} reviews are answered, ${manualFailures} criteria failed for a person.`,
  );
  console.log(`Report: ${path.relative(root, path.join(folder, "index.html"))}`);
  return isPassed(figures);
}

/** Compares what Orca says with the accepted logs, and returns true if no phrase has changed, or if Orca is not installed. */
async function compareOrca(
  origins: Origins,
  all: readonly Subject[],
  { positionals: names, values }: Arguments,
): Promise<boolean> {
  const began = performance.now();
  const onLog = async (log: SpokenLog) => {
    if (values["accept-spoken"]) await acceptLogs([log]);
  };
  const subjects = selectSubjects(all, names);
  const options = { isComplete: names.length === 0, onLog };
  const logs = await readWithOrca(origins, subjects, options);
  if (windowedBrowser()) logs.push(...(await readWithOrca(origins, subjects, { ...options, browser: "Chromium" })));
  else console.log("Skipped Orca in Chromium: no Chromium with windows is installed.");
  const changes = values["accept-spoken"] ? [] : changesOf(logs, "--screen-reader ");
  for (const change of changes) console.error(change);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${logs.length} logs of Orca in ${seconds} s: ${changes.length} have changed.`);
  return changes.length === 0;
}

/** Checks what the arguments name, and everything without arguments; true if nothing is left to fix or to answer. */
async function main(args: Arguments): Promise<boolean> {
  if (!args.values["self-test"]) checkNames(args.positionals);
  const missing = args.values["screen-reader"] && orcaIsMissing();
  if (missing) {
    console.log(`Skipped Orca: ${missing}.`);
    return true;
  }
  if ((await needsBuild(root)) && !(await run(["src/tools/cli/build.ts"], { live: true })).ok) return false;
  await buildStorybook();
  const all = await listSubjects();
  const browser = await launch();
  const { origins, close } = await serveAll();
  try {
    if (args.values["screen-reader"] && args.values["self-test"])
      return await areSpeechDefectsHeard(browser, origins, all);
    if (args.values["screen-reader"]) return await compareOrca(origins, all, args);
    if (!args.values["self-test"]) return await checkAll(browser, origins, all, args);
    return await areDefectsReported(browser, origins, all, args.positionals);
  } finally {
    await browser.close();
    close();
  }
}

try {
  process.exitCode = (await main(readArguments())) ? 0 : 1;
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 2;
}
