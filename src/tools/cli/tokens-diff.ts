/** `npm run tokens -- diff <ref>`: what changed in the tokens since a commit, as Markdown and as a page with swatches. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readOptions } from "#tools/cli/options.ts";
import { htmlReport, markdownReport } from "#tools/cli/token-changes-report.ts";
import { compareTokens, readSnapshot, readSnapshotAt } from "#tools/cli/token-changes.ts";
import { errorMessage } from "#tools/shared/error-message.ts";
import { cacheFolder, root } from "#tools/shared/run.ts";

const usage = `npm run tokens -- diff <commit, branch or tag>
Prints what changed in the tokens since then, as Markdown, and writes a page with swatches.`;

try {
  const [ref, ...others] = readOptions(usage, {}).positionals;
  if (!ref || others.length > 0)
    throw new Error("Name a commit, branch or tag to compare with, for instance: npm run tokens -- diff HEAD~1");
  const changes = compareTokens(await readSnapshotAt(root, ref), await readSnapshot());
  const page = path.join(cacheFolder, "token-changes.html");
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(page, htmlReport(changes, ref));
  console.log(markdownReport(changes, ref));
  console.error(`With swatches: ${pathToFileURL(page).href}`);
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
