import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, utimes } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual, promisify } from "node:util";
import { fingerprint, storybookInputs } from "#tools/cli/build-fingerprint.ts";
import { git, historyProblem, readCommit } from "#tools/cli/git.ts";
import { root, run } from "#tools/shared/run.ts";

/** The sources of a tree, and what was built from them. */
export interface Tree {
  folder: string;
  storybook?: string | undefined;
  site?: string | undefined;
}

const execute = promisify(execFile);

/** Builds of earlier runs, by the fingerprint of their inputs; pictures are never stored. */
const builds = path.join(root, ".cache/look");
const mostBuilds = 8;

/** The commit in which the current branch left main. */
export async function mergeBase(): Promise<string> {
  const base = (main: string) => git(root, "merge-base", "HEAD", main);
  const found = (await base("main")) || (await base("origin/main"));
  if (!found)
    throw new Error((await historyProblem(root)) ?? "There is no branch 'main': name a commit to compare with.");
  return found;
}

/** The files that differ between a commit and the working tree, also those that git does not know yet. */
export async function changedFiles(commit: string): Promise<string[]> {
  const tracked = await git(root, "diff", "--name-only", "--no-renames", commit);
  const untracked = await git(root, "ls-files", "--others", "--exclude-standard");
  return `${tracked}\n${untracked}`.split("\n").filter(Boolean);
}

/** Does work in a folder of its own with the files of a commit, and the packages that its lock file names. */
export const inCommit = <T>(commit: string, work: (folder: string) => Promise<T>): Promise<T> =>
  readCommit(root, commit, [], async (folder) => {
    const link = (name: string) => symlink(path.join(root, name), path.join(folder, name), "junction");
    await mkdir(builds, { recursive: true });
    await removeOldBuilds();
    await link(".cache");
    const lockOf = async (tree: string) => {
      const { "": _, ...packages } = JSON.parse(await readFile(path.join(tree, "package-lock.json"), "utf8")).packages;
      return packages;
    };
    if (isDeepStrictEqual(await lockOf(root), await lockOf(folder))) await link("node_modules");
    else await execute("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], { cwd: folder });
    return work(folder);
  });

/** The variables of commands in a tree: caches of its own, files that no visitor loads, and no tables of props, which no story shows. */
export const variablesOf = (folder: string) => ({
  CACHE_FOLDER: path.join(folder, ".build/cache"),
  CACHE_DIR: path.join(folder, ".build/cache"),
  BROTLI_QUALITY: "4",
  VITEST: "true",
});

/** Storybook’s command. */
export const storybookScript = "node_modules/storybook/dist/bin/dispatcher.js";

/** The script that builds a part of a tree, the folder that it writes, and what it reads beside the sources of the site. */
const kinds = {
  site: { script: ["src/tools/cli/build.ts"], output: "dist", inputs: [] },
  storybook: {
    script: [storybookScript, "build", "--test", "--disable-telemetry", "-o", ".build/look"],
    output: ".build/look",
    inputs: storybookInputs,
  },
};

/** The builds of this run that have begun, by their folders: equal trees share one. */
const running = new Map<string, Promise<void>>();

/**
 * The folder with the built site or Storybook of a tree: that of an earlier run if its inputs are the same.
 *
 * @throws Error with the output of a failed build
 */
export async function buildTree(tree: string, kind: keyof typeof kinds): Promise<string> {
  const folder = path.join(builds, `${kind}-${(await fingerprint(tree, kinds[kind].inputs)).slice(0, 16)}`);
  const build = running.get(folder) ?? buildInto(folder, tree, kind);
  running.set(folder, build);
  await build;
  return folder;
}

async function buildInto(folder: string, tree: string, kind: keyof typeof kinds): Promise<void> {
  const now = new Date();
  if ((await utimes(folder, now, now).catch(String)) === undefined) return;
  const { script, output } = kinds[kind];
  console.error(`Building the ${kind} of ${tree === root ? "the working tree" : "the commit"}…`);
  const result = await run(script, { cwd: tree, env: variablesOf(tree) });
  // the lists of built files come before the error
  if (!result.ok) throw new Error(result.output.split("\n").slice(-40).join("\n"));
  // `npm start` serves the site of the working tree, so it stays
  const staging = await mkdtemp(`${folder}.`);
  await cp(path.join(tree, output), staging, { recursive: true });
  if (kind === "storybook") await rm(path.join(tree, output), { recursive: true });
  await rename(staging, folder).catch(() => rm(staging, { recursive: true }));
}

/** Removes the builds that were not used for the longest time. */
async function removeOldBuilds(): Promise<void> {
  const folders = (await readdir(builds)).map((name) => path.join(builds, name));
  const dated = await Promise.all(folders.map(async (folder) => ({ folder, time: (await stat(folder)).mtimeMs })));
  for (const { folder } of dated.toSorted((a, b) => b.time - a.time).slice(mostBuilds))
    await rm(folder, { recursive: true });
}
