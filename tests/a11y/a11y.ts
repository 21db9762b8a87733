/**
 * `npm run a11y [-- <path or story>…]`: every accessibility check, one report, and an exit code. `--publish` also writes the
 * figures that Storybook and the site show; `--self-test` applies seeded defects and counts those that are reported;
 * `--report` makes the report of the last run again, with new answers and manual results; `--accept-spoken` writes the
 * golden files of the spoken logs;
 * `--minutes=10` ends the run after that time with what it has checked, the most telling first.
 */
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { needsBuild } from "#build/cli/build-fingerprint.ts";
import { errorMessage } from "#build/cli/error-message.ts";
import { root, run } from "#build/cli/run.ts";
import { answer } from "./answers.ts";
import { compareBrowsers } from "./browsers/compare.ts";
import { readManualResults } from "./manual.ts";
import { openFindings, type Finding, type Run, type Subject } from "./model.ts";
import { checkPanel } from "./panel.ts";
import type { Summary } from "./report/summary.ts";
import { writeReport } from "./report/write.ts";
import { ruleOf } from "./rules.ts";
import { runChecks, serveAll } from "./run.ts";
import { runSelfTest, type DefectResult } from "./self-test.ts";
import { acceptLogs, changedLogs, readAloud, type SpokenLog } from "./spoken.ts";
import { buildStorybook } from "./storybook.ts";
import { listSubjects, selectSubjects } from "./subjects.ts";
import { launch } from "./visitor.ts";

const reportFolder = path.join(root, "accessibility-report");

/** The figures that Storybook and the site show; a complete run with `--publish` writes them. */
const publishedFile = path.join(root, "src/content/accessibility-report.json");

async function publish(summary: Summary): Promise<void> {
  await writeFile(publishedFile, JSON.stringify(summary));
  await run(["node_modules/oxfmt/bin/oxfmt", publishedFile]);
}

/** The run with what the virtual screen reader found. */
function addSpoken(result: Run, logs: readonly SpokenLog[]): Run {
  const changed = changedLogs(logs);
  const names = new Set(changed.map(({ subject }) => subject.id));
  const passes = logs
    .filter(({ subject }) => !names.has(subject.id))
    .map(({ subject: { group, kind } }) => ({ ...ruleOf("spoken-log"), rule: "spoken-log", group, kind, count: 1 }));
  return { ...result, passes: [...result.passes, ...passes], findings: [...result.findings, ...changed] };
}

/** The run with what another part of it found. */
const addPart = (result: Run, { passes, findings, skipped }: Pick<Run, "passes" | "findings" | "skipped">): Run => ({
  ...result,
  passes: [...result.passes, ...passes],
  findings: [...result.findings, ...findings],
  skipped: [...result.skipped, ...skipped],
});

/** The share of the seeded defects that has to be reported at the right place. */
const requiredShare = 0.98;

function reportSelfTest(results: readonly DefectResult[]): boolean {
  const missed = results.filter(({ reportedBy }) => reportedBy.length === 0);
  for (const { name, on } of missed) console.log(`Missed: ${name} on ${on}`);
  console.log(`${results.length - missed.length} of ${results.length} seeded defects are reported at the right place.`);
  return results.length > 0 && missed.length <= results.length * (1 - requiredShare);
}

/** Makes the report again from the last run, with the answers and manual results of today. */
async function reportAgain(isPublished: boolean): Promise<boolean> {
  const last: Run = JSON.parse(await readFile(path.join(reportFolder, "run.json"), "utf8"));
  const findings = last.findings.map(({ answer: _before, ...finding }): Finding => {
    const reason = answer(finding);
    return reason === undefined ? finding : { ...finding, answer: reason };
  });
  const result = { ...last, findings };
  const figures = await writeReport(result, await readManualResults(), reportFolder);
  if (isPublished) await publish(figures);
  console.log(
    `${figures.failures} fail, ${figures.unanswered} need a review, ${figures.answered} reviews are answered.`,
  );
  return openFindings(result).length === 0;
}

/** Checks what the arguments name, and everything without arguments; true if nothing is left to fix or to answer. */
async function main(args: string[]): Promise<boolean> {
  const names = args.filter((name) => !name.startsWith("--"));
  if (args.includes("--report")) return reportAgain(args.includes("--publish"));
  if ((await needsBuild(root)) && !(await run(["src/build/cli/build.ts"], { live: true })).ok) return false;
  await buildStorybook();
  const isSelfTest = args.includes("--self-test");
  const all = await listSubjects();
  const subjects = isSelfTest ? [] : selectSubjects(all, names);
  const count = (kind: Subject["kind"]) => all.filter((subject) => subject.kind === kind).length;
  const totals = { page: count("page"), state: count("state"), story: count("story") };
  const minutes = Number(args.find((arg) => arg.startsWith("--minutes="))?.split("=")[1] ?? Infinity);
  const isComplete = names.length === 0;
  await rm(reportFolder, { recursive: true, force: true });
  const manual = await readManualResults();
  const browser = await launch();
  const { origins, close } = await serveAll();
  try {
    if (isSelfTest) return reportSelfTest(await runSelfTest(browser, origins, all, names));
    const checked = await runChecks(browser, origins, { subjects, totals, minutes, pictures: reportFolder });
    const finish = async (result: Run) => {
      const figures = await writeReport(result, manual, reportFolder);
      await writeFile(path.join(reportFolder, "run.json"), JSON.stringify(result));
      if (args.includes("--publish") && names.length === 0) await publish(figures);
      return figures;
    };
    // what follows is slow to start; a run that is interrupted there has its report
    await finish(checked);
    const logs = await readAloud(browser, origins, subjects, isComplete);
    if (args.includes("--accept-spoken")) await acceptLogs(logs);
    const spoken = addSpoken(checked, args.includes("--accept-spoken") ? [] : logs);
    const panel = await checkPanel(browser, origins, subjects);
    const shown = addPart(spoken, { ...panel, skipped: [] });
    const result = addPart(shown, await compareBrowsers(browser, origins, subjects));
    const summary = await finish(result);
    console.log(
      `${summary.results} results on ${result.subjects.length} of ${subjects.length} pages, states and stories in ${summary.seconds} s: ${summary.failures} fail, ${summary.unanswered} need a review, ${summary.answered} reviews are answered.`,
    );
    console.log(`Report: ${path.relative(root, path.join(reportFolder, "index.html"))}`);
    return openFindings(result).length === 0;
  } finally {
    await browser.close();
    close();
  }
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 2;
}
