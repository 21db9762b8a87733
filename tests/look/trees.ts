import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink, utimes } from "node:fs/promises";
import path from "node:path";
import { fingerprint, storybookInputs } from "#tools/cli/build-fingerprint.ts";
import { git, readCommit } from "#tools/cli/git.ts";
import { root, run } from "#tools/shared/run.ts";

/** The sources of a tree, and what was built from them. */
export interface Tree {
  folder: string;
  storybook?: string | undefined;
  site?: string | undefined;
}

/** Builds of earlier runs, by the fingerprint of their inputs; pictures are never stored. */
const builds = path.join(root, ".cache/look");

/** Does work in a folder of its own with the files of a commit, and the packages that its lock file names. */
export const inCommit = <T>(commit: string, work: (folder: string) => Promise<T>): Promise<T> =>
  readCommit(root, commit, [], async (folder) => {
    const link = (name: string) => symlink(path.join(root, name), path.join(folder, name), "junction");
    await mkdir(builds, { recursive: true });
    await removeOldBuilds();
    await link(".cache");
    const hasOtherPackages = await git(root, "diff", "--name-only", commit, "--", "package-lock.json");
    if (hasOtherPackages) execFileSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], { cwd: folder });
    else await link("node_modules");
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
const running = new Map<string, Promise<string>>();

/**
 * The folder with the built site or Storybook of a tree: that of an earlier run if its inputs are the same.
 *
 * @throws Error with the output of a failed build
 */
export async function buildTree(tree: string, kind: keyof typeof kinds): Promise<string> {
  const folder = path.join(builds, `${kind}-${(await fingerprint(tree, kinds[kind].inputs)).slice(0, 16)}`);
  const build = running.get(folder) ?? buildInto(folder, tree, kind);
  running.set(folder, build);
  return build;
}

async function buildInto(folder: string, tree: string, kind: keyof typeof kinds): Promise<string> {
  const now = new Date();
  if ((await utimes(folder, now, now).catch(String)) === undefined) return folder;
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
  return folder;
}

/** Removes all builds but the eight that were used last. */
async function removeOldBuilds(): Promise<void> {
  const usedAt = (name: string) => statSync(path.join(builds, name)).mtimeMs;
  const names = (await readdir(builds)).toSorted((one, other) => usedAt(other) - usedAt(one));
  for (const name of names.slice(8)) await rm(path.join(builds, name), { recursive: true });
}
