import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { statementOf } from "#content/accessibility-statement.ts";
import { root } from "#tools/shared/run.ts";
import type { Summary } from "./report/summary.ts";

/** A page and a component, each with the defect that breaks it and the criterion that then fails. */
const broken = [
  { subject: "/contact", defect: "a field without its label", criterion: "4.1.2 Name, Role, Value" },
  { subject: "ui-dialog--centered", defect: "a dialog without a name", criterion: "" },
  {
    subject: "ui-dialog--escape-closes-and-returns-focus",
    defect: "a dialog that loses the focus when it closes",
    criterion: "2.1.2 No Keyboard Trap",
  },
];

/** What the command leaves behind. */
interface Outcome {
  exitCode: number;
  html: string;
  earl: string;
  openAcr: string;
  failing: string[];
}

const countFailures = (earl: string) => earl.split("earl:failed").length - 1;

/** Runs the command on the page and the component, with these further arguments. */
async function runCommand(more: readonly string[]): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), "korvane-a11y-"));
  const args = ["tests/a11y/a11y.ts", `--output=${folder}`, ...broken.map(({ subject }) => subject), ...more];
  try {
    const exitCode = await new Promise<number>((resolve) => {
      const child = execFile(process.execPath, args, { cwd: root }, () => resolve(child.exitCode ?? 2));
    });
    const read = (name: string) => readFile(path.join(folder, name), "utf8");
    const summary: Summary = JSON.parse(await read("summary.json"));
    return {
      exitCode,
      html: await read("index.html"),
      earl: await read("earl.jsonld"),
      openAcr: await read("openacr.yaml"),
      failing: statementOf(summary).failures.map(({ criterion }) => criterion),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs the command on a page and a component as they are, then on the same with defects, and compares the exit codes, all
 * forms of the report, and the statement; prints what did not change.
 */
export async function doesReportChange(): Promise<boolean> {
  const intact = await runCommand([]);
  const changed = await runCommand(broken.map(({ defect }) => `--defect=${defect}`));
  const expectations: Record<string, boolean> = {
    "the exit code is 0 without a defect": intact.exitCode === 0,
    "the exit code is 1 with a defect": changed.exitCode === 1,
    "the report has no finding without a defect": intact.html.includes("No check failed"),
    "the report shows the page": changed.html.includes("<dt>Where</dt><dd>/contact</dd>"),
    "the report shows the component": changed.html.includes("<dt>Where</dt><dd>UI/Dialog: Centered</dd>"),
    // a failure of the second engine that has an answer is in both
    "EARL has more failures": countFailures(changed.earl) > countFailures(intact.earl),
    "OpenACR has failures":
      changed.openAcr.includes("does-not-support") && !intact.openAcr.includes("does-not-support"),
    ...Object.fromEntries(
      broken
        .filter(({ criterion }) => criterion)
        .map(({ criterion }) => [
          `the statement says that ${criterion} does not hold`,
          changed.failing.includes(criterion) && !intact.failing.includes(criterion),
        ]),
    ),
  };
  const wrong = Object.entries(expectations).filter(([, holds]) => !holds);
  for (const [expectation] of wrong) console.log(`Not true: ${expectation}.`);
  const total = Object.keys(expectations).length;
  console.log(`${total - wrong.length} of ${total} changes of report, statement and exit code are as expected.`);
  return wrong.length === 0;
}
