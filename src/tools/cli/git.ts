import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** The output of Git without the last line break; empty where it fails, as in a copy without history. */
export const git = (root: string, ...args: string[]): Promise<string> =>
  execute("git", args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }).then(
    ({ stdout }) => stdout.trimEnd(),
    () => "",
  );

/** The commit that a name means; undefined if it means none. */
export const commitOf = async (root: string, name: string): Promise<string | undefined> =>
  (await git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`)) || undefined;

/**
 * Reads some paths of a commit, or all of it, which are in a folder of their own meanwhile.
 *
 * @throws Error if the commit, or a path of it, does not exist
 */
export async function readCommit<T>(
  root: string,
  commit: string,
  paths: readonly string[],
  read: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "korvane-commit-"));
  try {
    const archive = path.join(folder, "commit.tar");
    await execute("git", ["archive", "--format=tar", `--output=${archive}`, commit, ...paths], { cwd: root });
    await execute("tar", ["-xf", "commit.tar"], { cwd: folder });
    await rm(archive);
    return await read(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Why a copy of the project cannot say what changed; undefined if it can. */
export async function historyProblem(root: string): Promise<string | undefined> {
  const isShallow = await git(root, "rev-parse", "--is-shallow-repository");
  if (!isShallow) return "This copy of the project has no history: clone it with git.";
  return isShallow === "true"
    ? "This clone is shallow, and its first commit looks like a change of everything: run git fetch --unshallow."
    : undefined;
}

/** The short hashes of the commits, or of those that changed some folders, the newest first; none without a complete history. */
export const readHistory = async (root: string, ...folders: string[]): Promise<string[]> =>
  (await historyProblem(root))
    ? []
    : (await git(root, "log", "--format=%h", "--", ...folders)).split("\n").filter(Boolean);

/**
 * The commit in which the current branch left main.
 *
 * @throws Error with the reason why it is unknown
 */
export async function mergeBase(root: string): Promise<string> {
  const base = (main: string) => git(root, "merge-base", "HEAD", main);
  const found = (await base("main")) || (await base("origin/main"));
  if (found) return found;
  throw new Error((await historyProblem(root)) ?? "There is no branch 'main': name a commit to compare with.");
}

/** The files that differ between a commit and the working tree, also those that Git does not know yet. */
export async function changedFiles(root: string, commit: string): Promise<string[]> {
  const tracked = await git(root, "diff", "--name-only", "--no-renames", commit);
  const untracked = await git(root, "ls-files", "--others", "--exclude-standard");
  return `${tracked}\n${untracked}`.split("\n").filter(Boolean);
}
