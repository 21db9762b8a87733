/** `npm run changelog`: the commits that changed tokens or ui components, as Markdown. */
import { changelogMarkdown, readChanges } from "#tools/cli/changelog.ts";
import { refuseArguments } from "#tools/cli/options.ts";
import { root } from "#tools/shared/run.ts";

refuseArguments("npm run changelog\nPrints the commits that changed tokens or ui components, as Markdown.");

const changes = await readChanges(root);
if (changes.length > 0) console.log(changelogMarkdown(changes));
else {
  console.error("This copy of the project has no history: clone it with git to list its changes.");
  process.exitCode = 1;
}
