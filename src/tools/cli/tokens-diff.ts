/** `npm run tokens -- diff <ref>`: what changed in the tokens since a commit, as Markdown. */
import { readOptions } from "#tools/cli/options.ts";
import { markdownReport } from "#tools/cli/token-changes-report.ts";
import { compareTokens, readSnapshot, readSnapshotAt } from "#tools/cli/token-changes.ts";
import { errorMessage } from "#tools/shared/error-message.ts";
import { root } from "#tools/shared/run.ts";

const usage = `npm run tokens -- diff <commit, branch or tag>
Prints what changed in the tokens since then, as Markdown, beside whose colors GitHub shows swatches.`;

try {
  const [ref, ...others] = readOptions(usage, {}).positionals;
  if (!ref || others.length > 0)
    throw new Error("Name a commit, branch or tag to compare with, for instance: npm run tokens -- diff HEAD~1");
  console.log(markdownReport(compareTokens(await readSnapshotAt(root, ref), await readSnapshot()), ref));
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
