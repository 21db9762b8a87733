/**
 * `npm run a11y`: every accessibility check, one report, and an exit code; `npm run a11y -- --help` lists its options.
 */
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "playwright";
import { windowedBrowser } from "#tools/cli/browser.ts";
import { needsBuild } from "#tools/cli/build-fingerprint.ts";
import { errorMessage } from "#tools/shared/error-message.ts";
import { root, run } from "#tools/shared/run.ts";
import { applyAnswers } from "./answers.ts";
import { readArguments, type Arguments } from "./arguments.ts";
import { compareBrowsers } from "./browsers/compare.ts";
import { readManualResults } from "./manual.ts";
import type { Run, Subject } from "./model.ts";
import { readWithOrca } from "./orca/read.ts";
import { orcaIsMissing } from "./orca/session.ts";
import { isPassed, type Summary } from "./report/summary.ts";
import { writeReport } from "./report/write.ts";
import { passedResults, readResults } from "./results.ts";
import { runChecks, runOf, serveAll } from "./run.ts";
import { areDefectsReported, areSpeechDefectsHeard } from "./self-test.ts";
import { acceptLogs, changesOf, readAloud, resultsOf, type SpokenLog } from "./spoken.ts";
import { buildStorybook } from "./storybook.ts";
import { checkNames, listSubjects, selectSubjects } from "./subjects.ts";
import { launch, type Origins } from "./visitor.ts";

/** The figures that Storybook and the site show; a complete run with `--publish` writes them. */
const publishedFile = path.join(root, "src/content/accessibility-report.json");

/** What follows the checks of the subjects, and the time of all of them. */
type Parts = Pick<Run, "seconds" | "results" | "skipped" | "tools">;

async function publish(summary: Summary): Promise<void> {
  await writeFile(publishedFile, JSON.stringify(summary));
  await run(["node_modules/oxfmt/bin/oxfmt", publishedFile]);
}

/** The run with today's answers and with what follows its checks. */
function withParts(checked: Run, parts: Parts): Run {
  const tools = { ...checked.tools, ...parts.tools };
  return applyAnswers({ ...checked, ...parts, tools, results: [...checked.results, ...parts.results] });
}

/** How much there is to check, by kind. */
function totalsOf(all: readonly Subject[]): Run["totals"] {
  const count = (kind: Subject["kind"]) => all.filter((subject) => subject.kind === kind).length;
  return { page: count("page"), state: count("state"), story: count("story") };
}

/** What a run that was interrupted before its parts ended says of them. */
const missingParts: Parts = {
  seconds: 0,
  results: [],
  skipped: [{ name: "Spoken logs, Firefox and WebKitGTK", reason: "the run was interrupted before they ended" }],
  tools: {},
};

/** The folder of the report and of the results of the last run. */
const folder = path.join(root, "accessibility-report");
const partsFile = path.join(folder, "parts.json");

/** What followed the checks of the last run, if it was not interrupted. */
async function readParts(): Promise<Parts> {
  const text = await readFile(partsFile, "utf8").catch(() => undefined);
  return text ? JSON.parse(text) : missingParts;
}

const figuresInWords = ({ failures, unanswered, answered, manualFailures }: Summary): string =>
  `${failures} fail, ${unanswered} need a review, ${answered} reviews are answered, ${manualFailures} criteria failed for a person.`;

/** Makes the report again from the last run, also from an interrupted one, with today's answers and manual results. */
async function reportAgain({ has }: Arguments): Promise<boolean> {
  if (!existsSync(folder)) throw new Error("There is no last run to report again: start one with npm run a11y.");
  const all = await listSubjects();
  const browser = await launch();
  const version = browser.version();
  await browser.close();
  const checked = runOf(await readResults(folder, all), totalsOf(all), version);
  const figures = await writeReport(withParts(checked, await readParts()), await readManualResults(), folder);
  if (has("publish")) await publish(figures);
  console.log(figuresInWords(figures));
  return isPassed(figures);
}

/** Checks the subjects, writes the report, and returns true if nothing is left to fix or to answer. */
async function checkAll(
  browser: Browser,
  origins: Origins,
  all: readonly Subject[],
  { names, has }: Arguments,
): Promise<boolean> {
  const subjects = selectSubjects(all, names);
  const totals = totalsOf(all);
  const manual = await readManualResults();
  const kept = has("failed") ? await passedResults(folder, subjects) : [];
  const done = new Set(kept.map(({ subject }) => `${subject.kind} ${subject.id}`));
  const left = subjects.filter(({ kind, id }) => !done.has(`${kind} ${id}`));
  // the time of the results that are kept counts, too
  const before = kept.length > 0 ? (await readParts()).seconds : 0;
  for (const name of ["pictures", "parts.json"]) await rm(path.join(folder, name), { recursive: true, force: true });
  const began = performance.now();
  const passed = () => before + Math.round((performance.now() - began) / 1000);
  const finish = async (checked: Run, parts: Parts) => {
    const figures = await writeReport(withParts(checked, parts), manual, folder);
    if (has("publish") && names.length === 0) await publish(figures);
    return figures;
  };
  // the slower parts begin with the checks, so that no processor waits for a browser to start
  const others = Promise.all([readAloud(browser, origins, subjects), compareBrowsers(browser, origins, subjects)]);
  // its error is thrown below, after the checks have their report
  others.catch(() => undefined);
  const checked = await runChecks(browser, origins, { subjects: left, kept, totals, folder });
  // a run that is interrupted now has its report
  await finish(checked, { ...missingParts, seconds: passed() });
  const [logs, browsers] = await others;
  if (has("accept-spoken")) await acceptLogs(logs);
  const spoken = has("accept-spoken") ? [] : resultsOf(logs);
  const parts = { ...browsers, seconds: passed(), results: [...spoken, ...browsers.results] };
  await writeFile(partsFile, JSON.stringify(parts));
  const figures = await finish(checked, parts);
  console.log(
    `${figures.results} results on ${checked.subjects.length} pages, states and stories in ${figures.seconds} s: ${figuresInWords(figures)}`,
  );
  console.log(`Report: ${path.relative(root, path.join(folder, "index.html"))}`);
  return isPassed(figures);
}

/** Compares what Orca says with the accepted logs, and returns true if no phrase has changed, or if Orca is not installed. */
async function compareOrca(origins: Origins, all: readonly Subject[], { names, has }: Arguments): Promise<boolean> {
  const began = performance.now();
  const onLog = async (log: SpokenLog) => {
    if (has("accept-spoken")) await acceptLogs([log]);
  };
  const subjects = selectSubjects(all, names);
  const options = { isComplete: names.length === 0, onLog };
  const logs = await readWithOrca(origins, subjects, options);
  if (windowedBrowser()) logs.push(...(await readWithOrca(origins, subjects, { ...options, browser: "Chromium" })));
  else console.log("Skipped Orca in Chromium: no Chromium with windows is installed.");
  const changes = has("accept-spoken") ? [] : changesOf(logs, "--screen-reader ");
  for (const change of changes) console.error(change);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${logs.length} logs of Orca in ${seconds} s: ${changes.length} have changed.`);
  return changes.length === 0;
}

/** Checks what the arguments name, and everything without arguments; true if nothing is left to fix or to answer. */
async function main(args: Arguments): Promise<boolean> {
  if (args.has("report")) return reportAgain(args);
  if (!args.has("self-test")) checkNames(args.names);
  const missing = args.has("screen-reader") && orcaIsMissing();
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
    if (args.has("screen-reader") && args.has("self-test")) return await areSpeechDefectsHeard(browser, origins, all);
    if (args.has("screen-reader")) return await compareOrca(origins, all, args);
    if (!args.has("self-test")) return await checkAll(browser, origins, all, args);
    return await areDefectsReported(browser, origins, all, args.names);
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
