import { type ChildProcess, spawn } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startProgress } from "#tools/shared/progress.ts";
import { replaceFile } from "#tools/shared/replace-file.ts";
import { launch } from "../a11y/visitor.ts";
import { listSubjects, readReasons } from "./affected.ts";
import { Camera } from "./camera.ts";
import { compareSubject } from "./compare.ts";
import { readTokenEdits } from "./token-edits.ts";
import { buildTree, inCommit, storybookScript, variablesOf } from "./trees.ts";

type Row = [file: string, from: string, to: string, story: string, cause: string];

/** The changes, each applied alone: a file, a text and its replacement or a new place, a story, and the cause to report. */
export const seededChanges = readFileSync(path.join(import.meta.dirname, "seeded-changes.txt"), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => line.replaceAll(String.raw`\n`, "\n").split(" | ") as Row);

const origin = "http://localhost:6116";

/** What Storybook's development server makes of a file. */
const read = async (address: string): Promise<string> => (await fetch(origin + address)).text();
const styleSheet = "/.storybook/storybook.css";

/** Writes a file, and waits until the server shows it, and the classes of a component that are new, if there are any. */
async function write(folder: string, file: string, text: string): Promise<void> {
  const module = file.startsWith("tokens/") ? "@id/virtual:tokens.css" : file;
  // the classes follow the file
  const own = file.endsWith(".css") ? styleSheet : `/${module}`;
  const waits = new Map([[own, 50], ...(own === styleSheet ? [] : [[styleSheet, 15] as const])]);
  const before = await Promise.all([...waits.keys()].map(read));
  await replaceFile(path.join(folder, file), text);
  for (const [index, [address, tenths]] of [...waits].entries())
    for (let tries = 0; tries < tenths && (await read(address)) === before[index]; tries++) await wait(100);
}

const textOf = (folder: string, file: string) => readFileSync(path.join(folder, file), "utf8");

/** Applies a row in a copy of the project, and returns the changed files; a moved file stays, and nothing imports it. */
async function apply(folder: string, [file, from, to]: Row): Promise<string[]> {
  const isMoved = from === "moved to";
  const [old, now] = isMoved ? [file.replace("src/", "#"), to.replace("src/", "#")] : [from, to];
  if (isMoved) await cp(path.join(folder, file), path.join(folder, to));
  const files = isMoved ? globSync("{src,stories}/**/*.{ts,tsx}", { cwd: folder }) : [file];
  const changed = files.filter((name) => textOf(folder, name).includes(old));
  for (const name of changed) {
    // a function, because a token's `$value` would be a pattern
    const text = textOf(folder, name).replace(old, () => now);
    await write(folder, name, text);
  }
  return changed;
}

/** Starts Storybook’s development server in a folder. */
async function startStorybook(folder: string): Promise<ChildProcess> {
  const isServed = () => fetch(origin).then(Boolean, () => false);
  if (await isServed()) throw new Error(`Stop what is served at ${origin}, where the changed Storybook would be.`);
  const script = [storybookScript, "dev", "-p", new URL(origin).port, "--exact-port", "--ci", "--disable-telemetry"];
  const env = { ...process.env, ...variablesOf(folder) };
  const child = spawn(process.execPath, script, { cwd: folder, env, stdio: "ignore" });
  while (!(await isServed()) && child.exitCode === null) await wait(300);
  return child;
}

/**
 * Applies every seeded change alone in a copy of the last commit; true if each change of pixels is reported with its cause,
 * and no other change is. Names limit the rows.
 */
export async function testItself(names: readonly string[]): Promise<boolean> {
  const rows = seededChanges.filter((row) => names.length === 0 || names.some((name) => row.join(" ").includes(name)));
  let wrong = 0;
  await inCommit("HEAD", (original) =>
    inCommit("HEAD", async (folder) => {
      const trees = [{ folder: original, storybook: await buildTree(original, "storybook") }, { folder }] as const;
      const child = await startStorybook(folder);
      const before = await Camera.start(trees[0]);
      const after = new Camera(await launch(), { site: "", storybook: origin });
      const subjects = await listSubjects(trees[0]);
      const advance = startProgress("Seeded changes", rows.length);
      try {
        for (const row of rows) {
          const [, , , story, cause] = row;
          const changed = await apply(folder, row);
          const tokens = await readTokenEdits(path.join(original, "tokens"), path.join(folder, "tokens"));
          const reasonsOf = await readReasons(trees, changed, tokens);
          const subject = subjects.find(({ id }) => id === story);
          await after.close();
          const reasons = subject && reasonsOf(subject);
          const item = reasons && (await compareSubject({ before, after, tokens }, subject, reasons));
          const reported = item?.causes.join(", ") ?? "-";
          if (reported !== cause) {
            wrong++;
            console.error(`${row.join(" | ")}\n  reported: ${reported}`);
          }
          for (const name of changed) await write(folder, name, textOf(original, name));
          advance();
        }
      } finally {
        await Promise.all([before.browser.close(), after.browser.close()]);
        child.kill();
      }
    }),
  );
  console.log(`${rows.length - wrong} of ${rows.length} changes are reported with their cause, or rightly not at all.`);
  return wrong === 0;
}
