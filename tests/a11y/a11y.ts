/**
 * `npm run a11y`: every accessibility check, one report, and an exit code; `npm run a11y -- --help` lists its options.
 */
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
import { passOf } from "./rules.ts";
import { runChecks, runOf, serveAll } from "./run.ts";
import { areDefectsReported, areSpeechDefectsHeard, doesReportChange } from "./self-test.ts";
import { acceptLogs, changedLogs, readAloud, type SpokenLog } from "./spoken.ts";
import { buildStorybook } from "./storybook.ts";
import { listSubjects, selectSubjects } from "./subjects.ts";
import { launch, type Origins } from "./visitor.ts";

/** The figures that Storybook and the site show; a complete run with `--publish` writes them. */
const publishedFile = path.join(root, "src/content/accessibility-report.json");

type Part = Pick<Run, "passes" | "findings"> & Partial<Pick<Run, "skipped" | "tools">>;

/** What follows the checks, and the time of all of them. */
interface Parts {
  seconds: number;
  parts: Part[];
}

async function publish(summary: Summary): Promise<void> {
  await writeFile(publishedFile, JSON.stringify(summary));
  await run(["node_modules/oxfmt/bin/oxfmt", publishedFile]);
}

/** What the virtual screen reader found. */
function spokenPart(logs: readonly SpokenLog[]): Part {
  const same = logs.filter(({ accepted, spoken }) => accepted === spoken);
  return { passes: same.map(({ subject }) => passOf("spoken-log", subject)), findings: changedLogs(logs) };
}

/** The run with what another part of it found. */
const addPart = (result: Run, { passes, findings, skipped = [], tools = {} }: Part): Run => ({
  ...result,
  passes: [...result.passes, ...passes],
  findings: [...result.findings, ...findings],
  skipped: [...result.skipped, ...skipped],
  tools: { ...result.tools, ...tools },
});

/** How much there is to check, by kind. */
function totalsOf(all: readonly Subject[]): Run["totals"] {
  const count = (kind: Subject["kind"]) => all.filter((subject) => subject.kind === kind).length;
  return { page: count("page"), state: count("state"), story: count("story") };
}

/** What follows the checks of the subjects, as a run that was interrupted before it says it. */
const missingParts: Part = {
  passes: [],
  findings: [],
  skipped: [
    {
      name: "Spoken logs, Firefox and WebKitGTK",
      reason: "the run was interrupted before they ended",
    },
  ],
};

const partsFile = (folder: string) => path.join(folder, "parts.json");

/** What followed the checks of the last run in a folder, if it was not interrupted. */
async function readParts(folder: string): Promise<Parts> {
  const text = await readFile(partsFile(folder), "utf8").catch(() => undefined);
  return text ? JSON.parse(text) : { seconds: 0, parts: [missingParts] };
}

/** Makes the report again from the last run, also from an interrupted one, with today's answers and manual results. */
async function reportAgain({ has, folder }: Arguments): Promise<boolean> {
  const all = await listSubjects();
  const results = await readResults(folder, all);
  const { seconds, parts } = await readParts(folder);
  const browser = await launch();
  const version = browser.version();
  await browser.close();
  const result = applyAnswers(parts.reduce(addPart, runOf(results, totalsOf(all), version, seconds)));
  const figures = await writeReport(result, await readManualResults(), folder);
  if (has("publish")) await publish(figures);
  console.log(
    `${figures.failures} fail, ${figures.unanswered} need a review, ${figures.answered} reviews are answered, ${figures.manualFailures} criteria failed for a person.`,
  );
  return isPassed(figures);
}

/** Checks the subjects, writes the report, and returns true if nothing is left to fix or to answer. */
async function checkAll(
  browser: Browser,
  origins: Origins,
  all: readonly Subject[],
  args: Arguments,
): Promise<boolean> {
  const { names, has, minutes, folder, defects } = args;
  const subjects = selectSubjects(all, names);
  const totals = totalsOf(all);
  const manual = await readManualResults();
  const kept = has("failed") ? await passedResults(folder, subjects) : [];
  const done = new Set(kept.map(({ subject }) => `${subject.kind} ${subject.id}`));
  const left = subjects.filter(({ kind, id }) => !done.has(`${kind} ${id}`));
  // the time of the results that are kept counts, too
  const before = kept.length > 0 ? (await readParts(folder)).seconds : 0;
  for (const name of ["pictures", "parts.json"]) await rm(path.join(folder, name), { recursive: true, force: true });
  const finish = async (result: Run) => {
    const figures = await writeReport(result, manual, folder);
    if (has("publish") && names.length === 0) await publish(figures);
    return figures;
  };
  const began = performance.now();
  // the slower parts begin with the checks, so that no processor waits for a browser to start
  const others = Promise.all([
    readAloud(browser, origins, subjects, names.length === 0),
    compareBrowsers(browser, origins, subjects),
  ]);
  // its error is thrown below, after the checks have their report
  others.catch(() => undefined);
  const checked = await runChecks(browser, origins, { subjects: left, kept, totals, minutes, folder, defects });
  // a run that is interrupted now has its report
  await finish(applyAnswers(addPart(checked, missingParts)));
  const [logs, browsers] = await others;
  if (has("accept-spoken")) await acceptLogs(logs);
  const parts: Part[] = [spokenPart(has("accept-spoken") ? [] : logs), browsers];
  const seconds = before + Math.round((performance.now() - began) / 1000);
  await writeFile(partsFile(folder), JSON.stringify({ seconds, parts }));
  const result = applyAnswers(parts.reduce(addPart, { ...checked, seconds }));
  const figures = await finish(result);
  console.log(
    `${figures.results} results on ${result.subjects.length} of ${subjects.length} pages, states and stories in ${seconds} s: ${figures.failures} fail, ${figures.unanswered} need a review, ${figures.answered} reviews are answered, ${figures.manualFailures} criteria failed for a person.`,
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
  const changes = has("accept-spoken") ? [] : changedLogs(logs, "Orca", "--screen-reader ");
  for (const { message } of changes) console.error(message);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${logs.length} logs of Orca in ${seconds} s: ${changes.length} have changed.`);
  return changes.length === 0;
}

/** Checks what the arguments name, and everything without arguments; true if nothing is left to fix or to answer. */
async function main(args: Arguments): Promise<boolean> {
  if (args.has("report")) return reportAgain(args);
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
    const areReported = await areDefectsReported(browser, origins, all, args.names);
    return (args.names.length > 0 || (await doesReportChange())) && areReported;
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
