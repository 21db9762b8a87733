import { type ChildProcess, spawn } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { cp, rename } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startProgress } from "#tools/shared/progress.ts";
import { replaceFile } from "#tools/shared/replace-file.ts";
import { selectSubjects } from "../a11y/subjects.ts";
import { launch } from "../a11y/visitor.ts";
import { listSubjects, readReasons } from "./affected.ts";
import { Camera } from "./camera.ts";
import { compareSubject } from "./compare.ts";
import { readTokenEdits } from "./token-edits.ts";
import { buildTree, checkOut, storybookScript, variablesOf } from "./trees.ts";

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

/** Applies a row in a copy of the project, and returns the changed files. */
async function apply(folder: string, [file, from, to]: Row): Promise<string[]> {
  const isMoved = from === "moved to";
  const [old, now] = isMoved ? [file.replace("src/", "#"), to.replace("src/", "#")] : [from, to];
  const textOf = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const files = isMoved ? globSync("{src,stories}/**/*.{ts,tsx}", { cwd: folder }) : [file];
  const changed = files.filter((name) => textOf(name).includes(old));
  if (isMoved) await rename(path.join(folder, file), path.join(folder, to));
  for (const name of changed) {
    // a function, because a token's `$value` would be a pattern
    const text = textOf(name).replace(old, () => now);
    await write(folder, name, text);
  }
  return changed;
}

/** Reverts a row in a copy of the project. */
async function revert(folder: string, original: string, [file, from, to]: Row, changed: readonly string[]) {
  if (from === "moved to") await rename(path.join(folder, to), path.join(folder, file));
  for (const name of changed) await write(folder, name, readFileSync(path.join(original, name), "utf8"));
}

/** Starts Storybook’s development server in a folder. */
async function startStorybook(folder: string): Promise<ChildProcess> {
  const isServed = () => fetch(origin).then(Boolean, () => false);
  if (await isServed())
    throw new Error(`Stop what is served at ${origin}, where Storybook of the changed copy would be.`);
  const script = [storybookScript, "dev", "-p", new URL(origin).port, "--exact-port", "--ci", "--disable-telemetry"];
  const env = { ...process.env, ...variablesOf(folder) };
  const child = spawn(process.execPath, script, { cwd: folder, env, stdio: "ignore" });
  while (!(await isServed()) && child.exitCode === null) await wait(300);
  return child;
}

/**
 * Applies every seeded change alone in a copy of the last commit; true if 99 of 100 changes of pixels are reported with their
 * cause, and no other change is. Names limit the rows.
 */
export async function testItself(names: readonly string[]): Promise<boolean> {
  const isNamed = (row: Row) => names.length === 0 || names.some((name) => row.join(" ").includes(name));
  const rows = seededChanges.filter(isNamed);
  const { folder, remove } = await checkOut("HEAD");
  const original = path.join(folder, ".build/original");
  for (const name of ["src", "stories", "tokens"])
    await cp(path.join(folder, name), path.join(original, name), { recursive: true });
  const trees = [{ folder: original, storybook: await buildTree(folder, "storybook") }, { folder }] as const;
  const child = await startStorybook(folder);
  const before = await Camera.start(trees[0]);
  const after = new Camera(await launch(), { site: "", storybook: origin });
  const subjects = await listSubjects(trees[0]);
  const advance = startProgress("Seeded changes", rows.length);
  const wrong = new Set<Row>();
  try {
    for (const row of rows) {
      const [, , , story, cause] = row;
      const changed = await apply(folder, row);
      const tokens = await readTokenEdits(path.join(original, "tokens"), path.join(folder, "tokens"));
      const reasonsOf = await readReasons(trees, changed, tokens);
      const [subject] = selectSubjects(subjects, [story]);
      await after.close();
      const reasons = subject && reasonsOf(subject);
      const item = reasons && (await compareSubject({ before, after, tokens }, subject, reasons));
      const reported = item?.causes.join(", ") ?? "-";
      if (reported !== cause) {
        wrong.add(row);
        console.error(`${row.join(" | ")}\n  reported: ${reported}`);
      }
      await revert(folder, original, row, changed);
      advance();
    }
  } finally {
    await Promise.all([before.quit(), after.quit()]);
    child.kill();
    await remove();
  }
  const effective = rows.filter(([, , , , cause]) => cause !== "-");
  const missed = effective.filter((row) => wrong.has(row)).length;
  const reported = wrong.size - missed;
  console.log(
    `${effective.length - missed} of ${effective.length} changes of pixels are reported with their cause, and ${reported} of ${rows.length - effective.length} others.`,
  );
  return missed <= effective.length / 100 && reported === 0;
}
