import { spawn } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { cp, rename } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startProgress } from "#tools/shared/progress.ts";
import { replaceFile } from "#tools/shared/replace-file.ts";
import { launch } from "../a11y/visitor.ts";
import { listSubjects, readReasons } from "./affected.ts";
import { Camera } from "./camera.ts";
import { compareSubject } from "./compare.ts";
import { readTokenEdits } from "./token-edits.ts";
import { buildTree, checkOut, developmentServer, serveTree, variablesOf } from "./trees.ts";

/** The changes, each applied alone: a file, a text and its replacement or a new place, a story, and the cause to report. */
const rows = readFileSync(path.join(import.meta.dirname, "seeded-changes.txt"), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map(
    (line) =>
      line.split(" | ").map((cell) => cell.replaceAll(String.raw`\n`, "\n")) as [
        string,
        string,
        string,
        string,
        string,
      ],
  );

const origin = "http://localhost:6116";
/** What the development server serves at a path; undefined while it starts. */
const served = (place: string) =>
  fetch(origin + place).then(
    (response) => response.text(),
    () => undefined,
  );

/** The module of the development server that changes with a file. */
function moduleOf(file: string): string {
  if (file.startsWith("tokens/")) return "/@id/virtual:tokens.css";
  return file.endsWith(".css") ? "/.storybook/storybook.css" : `/${file}`;
}

/** Makes a change, and waits until the development server has noticed it, or for a change that it does not serve. */
async function change(file: string, make: () => Promise<unknown>): Promise<void> {
  const place = moduleOf(file);
  const before = await served(place);
  await make();
  for (let tries = 0; tries < 50 && (await served(place)) === before; tries++) await wait(100);
  // the style sheet follows
  await wait(300);
}

/** Applies a row in a copy of the project, and returns the changed files with their texts before. */
async function apply(folder: string, [file, from, to]: (typeof rows)[number]): Promise<Map<string, string>> {
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const isMoved = from === "moved to";
  const [old, now] = isMoved ? [file, to].map((name) => name.replace("src/", "#")) : [from, to];
  const files = isMoved ? globSync("{src,stories}/**/*.{ts,tsx}", { cwd: folder }) : [file];
  const texts = new Map(
    files.map((name) => [name, read(name)] as const).filter(([, text]) => text.includes(old ?? "")),
  );
  if (texts.size === 0) throw new Error(`${file} does not contain '${from}': update tests/look/seeded-changes.txt.`);
  if (isMoved) await rename(path.join(folder, file), path.join(folder, to));
  for (const [name, text] of texts)
    await change(name, () =>
      replaceFile(
        path.join(folder, name),
        text.replace(old ?? "", () => now ?? ""),
      ),
    );
  return texts;
}

/**
 * Applies every seeded change alone in a copy of the last commit; true if 99 of 100 changes of pixels are reported with their
 * cause, and no other change is. Names limit the rows.
 */
export async function testItself(names: readonly string[]): Promise<boolean> {
  const selected = rows.filter(
    ([file, , , story]) => names.length === 0 || names.some((name) => `${file} ${story}`.includes(name)),
  );
  const { folder, remove } = await checkOut("HEAD");
  const original = path.join(folder, ".cache/original");
  for (const name of ["src", "stories", "tokens"])
    await cp(path.join(folder, name), path.join(original, name), { recursive: true });
  const trees = [{ folder: original, storybook: await buildTree(folder, "storybook") }, { folder }] as const;
  const server = await serveTree(trees[0]);
  const env = { ...process.env, ...variablesOf(folder) };
  const child = spawn(process.execPath, developmentServer(Number(new URL(origin).port)), {
    cwd: folder,
    env,
    stdio: "ignore",
  });
  const browser = await launch();
  const [before, after] = [server.origins, { site: "", storybook: origin }].map(
    (origins) => new Camera(browser, { origins }),
  ) as [Camera, Camera];
  const subjects = await listSubjects(trees[0]);
  const advance = startProgress("Seeded changes", selected.length);
  const wrong: string[] = [];
  try {
    while ((await served("/index.json")) === undefined && child.exitCode === null) await wait(300);
    for (const row of selected) {
      const [file, from, to, story, cause] = row;
      const texts = await apply(folder, row);
      const tokens = await readTokenEdits(path.join(original, "tokens"), path.join(folder, "tokens"));
      const reasonsOf = await readReasons(trees, [...texts.keys()], tokens);
      const subject = subjects.find(({ id }) => id === story);
      if (!subject) throw new Error(`There is no story '${story}'.`);
      const reasons = reasonsOf(subject);
      await after.close();
      const item = reasons && (await compareSubject({ before, after, tokens }, subject, reasons));
      const reported = item?.causes.join(", ") ?? "-";
      if (reported !== cause) wrong.push(cause);
      if (reported !== cause)
        console.error(`${file}: ${from} → ${to} (${story}) is to report ${cause}, and reports ${reported}`);
      if (from === "moved to") await rename(path.join(folder, to), path.join(folder, file));
      for (const [name, text] of texts) await change(name, () => replaceFile(path.join(folder, name), text));
      advance();
    }
  } finally {
    await browser.close();
    child.kill();
    server.close();
    await remove();
  }
  const neutral = selected.filter(([, , , , cause]) => cause === "-").length;
  const wrongNeutral = wrong.filter((cause) => cause === "-").length;
  const [all, missed] = [selected.length - neutral, wrong.length - wrongNeutral];
  console.log(
    `${all - missed} of ${all} changes of pixels are reported with their cause, and ${wrongNeutral} of ${neutral} other changes.`,
  );
  return missed <= all / 100 && wrongNeutral === 0;
}
