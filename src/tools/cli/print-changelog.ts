/** `npm run changelog`: the commits that changed tokens or ui components, as Markdown. */
import { changelogMarkdown, historyProblem, readChanges } from "#tools/cli/changelog.ts";
import { refuseArguments } from "#tools/cli/options.ts";
import { root } from "#tools/shared/run.ts";

refuseArguments("npm run changelog\nPrints the commits that changed tokens or ui components, as Markdown.");

const problem = await historyProblem(root);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else console.log(changelogMarkdown(await readChanges(root)));
