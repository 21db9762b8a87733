/**
 * `npm run a11y [-- <path or story>…] [-- --publish]`: every accessibility check, one report, and an exit code.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { needsBuild } from "#build/cli/build-fingerprint.ts";
import { errorMessage } from "#build/cli/error-message.ts";
import { root, run } from "#build/cli/run.ts";
import { openFindings } from "./model.ts";
import { runChecks, serveAll } from "./run.ts";
import { buildStorybook } from "./storybook.ts";
import { listSubjects, selectSubjects } from "./subjects.ts";
import { launch } from "./visitor.ts";

const reportFolder = path.join(root, "accessibility-report");

/** Checks what the arguments name, and everything without arguments. */
async function main(names: string[]): Promise<boolean> {
  if ((await needsBuild(root)) && !(await run(["src/build/cli/build.ts"], { live: true })).ok) return false;
  await buildStorybook();
  const subjects = selectSubjects(await listSubjects(), names);
  const browser = await launch();
  const { origins, close } = await serveAll();
  try {
    const result = await runChecks(browser, origins, { subjects, isComplete: names.length === 0 });
    await mkdir(reportFolder, { recursive: true });
    await writeFile(path.join(reportFolder, "run.json"), JSON.stringify(result, null, 1));
    const open = openFindings(result);
    console.log(`${result.subjects.length} subjects in ${result.seconds} s: ${open.length} open findings.`);
    return open.length === 0;
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
