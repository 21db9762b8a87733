/** `npm run new ui/<name>`: a component and its story, ready to be filled in. */
import { explain } from "#build/failure";
import { root } from "#build/run";
import { scaffold, writeNew } from "#build/scaffold";

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
  console.error(explain(error));
  process.exitCode = 1;
}
