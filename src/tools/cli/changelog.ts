import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** A commit that changed tokens or ui components. */
export interface Change {
  hash: string;
  /** The day of the commit: 2026-11-22. */
  date: string;
  /** The first line of the message: `ui: Let dialogs close with the browser's back`. */
  subject: string;
  /** The rest of the message, which says why. */
  reason: string;
  /** Whether a file of `tokens/` changed. */
  tokens: boolean;
  /** The names of the changed files of `src/ui`, without extension. */
  components: string[];
}

/** The folders whose commits are listed. */
const folders = ["tokens", "src/ui"];

/** Characters that no message contains: between commits, and between the parts of one. */
const [commitMark, partMark] = ["\u001E", "\u001F"];

/** Reads the output of `git log`; the files of a commit follow its message. */
function parseLog(text: string): Change[] {
  return text
    .split(commitMark)
    .filter((commit) => commit.trim())
    .map((commit) => {
      const [hash = "", date = "", subject = "", body = "", list = ""] = commit.split(partMark);
      const files = list.split("\n").filter(Boolean);
      const components = files.flatMap((file) => /^src\/ui\/(.+)\.tsx$/.exec(file)?.[1] ?? []);
      const tokens = files.some((file) => file.startsWith("tokens/"));
      return { hash, date, subject, reason: body.trim(), tokens, components: components.toSorted() };
    });
}

/** The output of `git log`; empty in a copy without history. */
const log = (root: string, ...args: string[]): Promise<string> =>
  execute("git", ["log", ...args], { cwd: root, maxBuffer: 64 * 1024 * 1024 }).then(
    ({ stdout }) => stdout,
    () => "",
  );

/** Why a copy of the project cannot say what changed; undefined if it can. */
export async function historyProblem(root: string): Promise<string | undefined> {
  const isShallow = await execute("git", ["rev-parse", "--is-shallow-repository"], { cwd: root }).then(
    ({ stdout }) => stdout.trim() === "true",
    () => undefined,
  );
  if (isShallow === undefined) return "This copy of the project has no history: clone it with git.";
  return isShallow
    ? "This clone is shallow, and its first commit looks like a change of everything: run git fetch --unshallow."
    : undefined;
}

const format = `--format=${commitMark}${["%h", "%as", "%s", "%b"].join(partMark)}${partMark}`;

/** The changes of tokens and ui components, the newest first; none in a copy without history, or with a part of it. */
export const readChanges = async (root: string): Promise<Change[]> =>
  (await historyProblem(root)) ? [] : parseLog(await log(root, "--no-merges", "--name-only", format, "--", ...folders));

/** The short hashes of all commits, the newest first; none in a copy without history. */
export const readHistory = async (root: string): Promise<string[]> =>
  (await log(root, "--format=%h")).split("\n").filter(Boolean);

/** The changes as Markdown, with a heading for each day. */
export function changelogMarkdown(changes: readonly Change[]): string {
  const days = Map.groupBy(changes, ({ date }) => date);
  const sections = [...days].map(([date, entries]) => {
    const lines = entries.map(({ hash, subject, reason, tokens, components }) => {
      const parts = [...(tokens ? ["tokens"] : []), ...components];
      const why = reason && `\n  ${reason.replaceAll(/\n+/g, "\n  ")}`;
      return `- ${subject} (${hash}; ${parts.join(", ")})${why}`;
    });
    return `## ${date}\n\n${lines.join("\n")}`;
  });
  return ["# Changes of the design system", ...sections].join("\n\n");
}
