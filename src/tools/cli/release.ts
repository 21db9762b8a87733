/** `npm run release`: what is different since the last release, for people who use the design system; with a version, a release. */
import { execFile } from "node:child_process";
import { readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { commitOf, git, historyProblem, readCommit } from "#tools/cli/git.ts";
import { runCommand } from "#tools/cli/options.ts";
import { type ReleaseChanges, releaseNotes } from "#tools/cli/release-notes.ts";
import { compareTokens, readSnapshot } from "#tools/cli/token-changes.ts";
import { root } from "#tools/shared/run.ts";
import { readComponents } from "#tools/vite/read-contracts.ts";

const usage = `npm run release [-- <version>] [--since=<commit, branch or tag>]
Prints what is different since the last release: tokens, components, and what looks different, if npm run look has compared
with the same commit. With a version, such as 0.2.0, adds it to RELEASES.md, and sets it in package.json.

  --since  compares with another commit`;

const execute = promisify(execFile);

/** The line that begins the notes of a release. */
const heading = (version: string) => `## ${version} `;

/** The tokens and components of a tree of sources. */
const readState = async (folder: string) => ({
  tokens: await readSnapshot(path.join(folder, "tokens")),
  components: new Map([...readComponents(folder).values()].flat().map(({ name, props }) => [name, props])),
});

/** Those of a commit, whose types are those of the installed packages. */
const readStateAt = (commit: string) =>
  readCommit(root, commit, ["src", "tokens", "package.json", "tsconfig.json"], async (folder) => {
    await symlink(path.join(root, "node_modules"), path.join(folder, "node_modules"), "junction");
    return readState(folder);
  });

/** What `npm run look` found, if it compared with this commit. */
async function readLook(commit: string): Promise<ReleaseChanges["look"]> {
  const text = await readFile(path.join(root, "look-report/look.json"), "utf8").catch(() => "null");
  const look: (ReleaseChanges["look"] & { ref: string }) | null = JSON.parse(text);
  return look && (await commitOf(root, look.ref)) === commit ? look : undefined;
}

const options = { since: { type: "string" } } as const;

await runCommand({ usage, options, takesNames: true }, async ({ values, positionals }) => {
  const [version, ...others] = positionals;
  if (others.length > 0 || (version !== undefined && !/^\d+\.\d+\.\d+$/.test(version)))
    throw new Error(`'${positionals.join(" ")}' is no version: write, for instance, npm run release -- 0.2.0`);
  const file = path.join(root, "RELEASES.md");
  const releases = await readFile(file, "utf8");
  const [, last = ""] = /^## (\S+) /m.exec(releases) ?? [];
  if (version && releases.includes(heading(version)))
    throw new Error(`RELEASES.md has the release ${version} already.`);
  const since =
    values.since ?? (await git(root, "log", "-1", "--format=%H", `-S${heading(last)}`, "--", "RELEASES.md"));
  const commit = since && (await commitOf(root, since));
  if (!commit)
    throw new Error((await historyProblem(root)) ?? `No commit has released ${last}: name one by --since=<commit>`);
  const [old, now] = [await readStateAt(commit), await readState(root)];
  const components = { before: old.components, after: now.components };
  const notes = releaseNotes({
    tokens: compareTokens(old.tokens, now.tokens),
    ...components,
    look: await readLook(commit),
  });
  const day = new Date().toISOString().slice(0, 10);
  const title = version ? `${heading(version)}– ${day}` : `## Since ${last || since}`;
  const text = `${title}\n\nCompared with the commit ${commit.slice(0, 8)}.\n\n${notes}\n`;
  if (version) {
    // before the last release, or at the end
    await writeFile(
      file,
      releases.replace(/^(?=## )|(?![^])/m, () => `${text}\n`),
    );
    const setVersion = ["version", version, "--no-git-tag-version", "--allow-same-version"];
    await execute("npm", setVersion, { cwd: root, shell: process.platform === "win32" });
  }
  console.log(text);
});
