/** `npm run tokens -- diff <ref>`: what changed in the tokens since a commit, or in files that Figma has exported, as Markdown. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "#tools/cli/options.ts";
import { releaseNotes } from "#tools/cli/release-notes.ts";
import { compareTokens, readSnapshot, readSnapshotAt } from "#tools/cli/token-changes.ts";
import { parseJson } from "#tools/shared/parse-json.ts";
import { root } from "#tools/shared/run.ts";
import type { Tree } from "#tools/tokens/token-tree.ts";

const usage = `npm run tokens -- diff <commit, branch or tag, or files that Figma has exported>
Prints what changed in the tokens since then, or what the files change, as Markdown, beside whose colors GitHub shows
swatches.`;

async function readFigma(file: string): Promise<Tree> {
  const text = await readFile(path.resolve(root, file), "utf8").catch(() => {
    throw new Error(`${file} does not exist or cannot be read: name a file that Figma has exported.`);
  });
  return parseJson(text, file);
}

await runCommand({ usage, takesNames: true }, async ({ positionals: names }) => {
  const [ref, ...others] = names;
  const isFigma = names.every((name) => name.endsWith(".json"));
  if (!ref || (others.length > 0 && !isFigma))
    throw new Error("Name a commit, branch or tag to compare with, for instance: npm run tokens -- diff HEAD~1");
  const [before, after] = isFigma
    ? [await readSnapshot(), await readSnapshot(undefined, await Promise.all(names.map(readFigma)))]
    : [await readSnapshotAt(root, ref), await readSnapshot()];
  console.log(
    `## Tokens ${isFigma ? "in" : "since"} ${names.join(", ")}\n\n${releaseNotes({ tokens: compareTokens(before, after) })}`,
  );
});
