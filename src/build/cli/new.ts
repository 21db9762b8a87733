/** `npm run new ui/<name>`: a component and its story, ready to be filled in. */
import { errorMessage } from "#build/cli/error-message.ts";
import { root } from "#build/cli/run.ts";
import { scaffold, writeNew } from "#build/cli/scaffold.ts";

try {
  const files = scaffold(process.argv[2] ?? "");
  await writeNew(root, files);
  const [component, story] = files.keys();
  console.log(
    [
      `Written: ${component}, ${story}`,
      "1. Say in the docstring what it is for, what it gives and what it asks.",
      "2. Look at it while you work: npm run storybook",
      "3. Give each promise its story, then: npm run check && npm test",
    ].join("\n"),
  );
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
