import { spawn } from "node:child_process";
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
import { buildTree, checkOut, serveTree, storybookScript, variablesOf } from "./trees.ts";

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

/** Applies a row in a copy of the project, and returns the changed files with their texts before. */
async function apply(folder: string, [file, from, to]: Row): Promise<[file: string, text: string][]> {
  const isMoved = from === "moved to";
  const [old, now] = isMoved ? [file.replace("src/", "#"), to.replace("src/", "#")] : [from, to];
  const files = isMoved ? globSync("{src,stories}/**/*.{ts,tsx}", { cwd: folder }) : [file];
  const texts = files.map((name): [string, string] => [name, readFileSync(path.join(folder, name), "utf8")]);
  const changed = texts.filter(([, text]) => text.includes(old));
  if (isMoved) await rename(path.join(folder, file), path.join(folder, to));
  for (const [name, text] of changed)
    await write(
      folder,
      name,
      text.replace(old, () => now),
    );
  return changed;
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
  const trees = [{ folder: original, storybook: await buildTree(folder, "storybook") }, { folder }];
  const server = await serveTree(trees[0] ?? { folder });
  const isServed = () => fetch(origin).then(Boolean, () => false);
  if (await isServed())
    throw new Error(`Stop what is served at ${origin}, where Storybook of the changed copy would be.`);
  const script = [storybookScript, "dev", "-p", new URL(origin).port, "--exact-port", "--ci", "--disable-telemetry"];
  const env = { ...process.env, ...variablesOf(folder) };
  const child = spawn(process.execPath, script, { cwd: folder, env, stdio: "ignore" });
  const browser = await launch();
  const before = new Camera(browser, server);
  const after = new Camera(browser, { origins: { site: "", storybook: origin } });
  const subjects = await listSubjects(trees[0] ?? { folder });
  const advance = startProgress("Seeded changes", rows.length);
  const wrong: Row[] = [];
  try {
    while (!(await isServed()) && child.exitCode === null) await wait(300);
    for (const row of rows) {
      const [file, from, to, story, cause] = row;
      const texts = await apply(folder, row);
      const tokens = await readTokenEdits(path.join(original, "tokens"), path.join(folder, "tokens"));
      const reasonsOf = await readReasons(
        trees,
        texts.map(([name]) => name),
        tokens,
      );
      const [subject] = selectSubjects(subjects, [story]);
      await after.close();
      const reasons = subject && reasonsOf(subject);
      const item = reasons && (await compareSubject({ before, after, tokens }, subject, reasons));
      const reported = item?.causes.join(", ") ?? "-";
      if (reported !== cause) wrong.push(row);
      if (reported !== cause) console.error(`${row.join(" | ")}\n  reported: ${reported}`);
      if (from === "moved to") await rename(path.join(folder, to), path.join(folder, file));
      for (const [name, text] of texts) await write(folder, name, text);
      advance();
    }
  } finally {
    await browser.close();
    child.kill();
    server.close();
    await remove();
  }
  const { neutral = [], effective = [] } = Object.groupBy(rows, (row) => (row[4] === "-" ? "neutral" : "effective"));
  const count = (list: readonly Row[]) => list.filter((row) => wrong.includes(row)).length;
  const [missed, reported] = [count(effective), count(neutral)];
  console.log(
    `${effective.length - missed} of ${effective.length} changes of pixels are reported with their cause, and ${reported} of ${neutral.length} others.`,
  );
  return missed <= effective.length / 100 && reported === 0;
}
