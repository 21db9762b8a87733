/**
 * `npm run look`: every pixel that differs between a commit and the working tree. The exit code is 0 for none, 1 for some, and
 * 2 for an error; `npm run look -- --help` lists its options.
 */
import path from "node:path";
import { changedFiles, commitOf, mergeBase } from "#tools/cli/git.ts";
import { readOptions } from "#tools/cli/options.ts";
import { errorMessage } from "#tools/shared/error-message.ts";
import { root } from "#tools/shared/run.ts";
import type { Subject } from "../a11y/model.ts";
import { checkNames, selectSubjects } from "../a11y/subjects.ts";
import { listSubjects, readReasons } from "./affected.ts";
import { photograph } from "./camera.ts";
import { compareSubject, type Item } from "./compare.ts";
import { isUnchanged, type Result, verdictOf, writeReport } from "./report.ts";
import { testItself } from "./self-test.ts";
import { writeSheets } from "./sheet.ts";
import { readTokenEdits } from "./token-edits.ts";
import { buildTree, inCommit, type Tree } from "./trees.ts";

const usage = `npm run look [-- <option, commit, path or part of a story's name>…]
Renders a commit and the working tree, and reports every pixel that differs in the stories and pages that the changes of
tokens and files can affect. Without a commit, it is the one in which the branch left main.

  --all        also compares what the changes cannot affect
  --sheet      writes contact sheets of the working tree: pages × themes × widths, components × states × themes
  --self-test  applies seeded changes of style, and counts those that are reported with their cause`;

/** Builds what the names need of a tree: pages begin with a slash. */
async function build(folder: string, names: readonly string[]): Promise<Tree> {
  const wants = (isPage: boolean) => names.length === 0 || names.some((name) => name.startsWith("/") === isPage);
  const storybook = wants(false) ? await buildTree(folder, "storybook") : undefined;
  return { folder, storybook, site: wants(true) ? await buildTree(folder, "site") : undefined };
}

/** Compares a commit with the working tree; the first name may be the commit, and the others limit what is compared. */
async function compareWith(positionals: readonly string[], isComplete: boolean): Promise<Result> {
  const began = performance.now();
  const [first = "", ...others] = positionals;
  const named = first && (await commitOf(root, first));
  const commit = named || (await mergeBase(root));
  const names = named ? others : positionals;
  checkNames(names, "no commit, no page and no story");
  return inCommit(commit, async (folder) => {
    const tokens = await readTokenEdits(path.join(folder, "tokens"), path.join(root, "tokens"));
    const trees = await Promise.all([build(folder, names), build(root, names)]);
    const [old, now] = await Promise.all([listSubjects(trees[0]), listSubjects(trees[1])]);
    const all = selectSubjects([...new Map([...old, ...now].map((subject) => [subject.id, subject])).values()], names);
    const isIn = (list: readonly Subject[]) => (subject: Subject) => list.some(({ id }) => id === subject.id);
    const both = all.filter(isIn(old)).filter(isIn(now));
    const reasonsOf = await readReasons(trees, await changedFiles(root, commit), tokens);
    const reasons = both.map((subject) => [subject, reasonsOf(subject)] as const);
    const subjects = new Map(isComplete ? reasons : reasons.filter(([, one]) => one));
    const items: Item[] = [];
    const failed = await photograph("Compared", trees, [...subjects.keys()], async ([before, after], subject) => {
      const item = await compareSubject({ before, after, tokens }, subject, subjects.get(subject));
      if (item) items.push(item);
    });
    const missingIn = (list: readonly Subject[]) => all.filter((one) => !isIn(list)(one)).map(({ title }) => title);
    return {
      ref: named ? first : commit.slice(0, 8),
      items,
      others: { New: missingIn(old), Removed: missingIn(now), "Not rendered": failed },
      compared: subjects.size,
      total: both.length,
      seconds: Math.round((performance.now() - began) / 1000),
      tokens: tokens.changes,
    };
  });
}

/** Does what the arguments say, and returns the exit code. */
async function main(): Promise<number> {
  const flag = { type: "boolean" } as const;
  const options = { all: flag, sheet: flag, "self-test": flag } as const;
  const { values, positionals } = readOptions(usage, options);
  const folder = path.join(root, "look-report");
  if (values["self-test"]) return (await testItself(positionals)) ? 0 : 1;
  if (values.sheet) {
    await writeSheets(await build(root, positionals), positionals, folder);
    return 0;
  }
  const result = await compareWith(positionals, values.all === true);
  await writeReport(result, folder);
  console.log(`${verdictOf(result)}\nReport: ${path.relative(root, path.join(folder, "index.html"))}`);
  return isUnchanged(result) ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 2;
}
