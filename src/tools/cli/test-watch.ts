/** `npm run test:watch -- ui/button`: the stories and unit tests of one component, run again after every change. */
import { startVitest } from "vitest/node";
import { findHeadlessBrowser } from "#tools/cli/browser.ts";
import { errorMessage } from "#tools/cli/error-message.ts";
import { readOptions } from "#tools/cli/options.ts";
import { root } from "#tools/cli/run.ts";
import { selectTests } from "#tools/cli/test-filter.ts";

const usage = `npm run test:watch -- <part of a path or of a name>…
Runs the stories and unit tests that it selects (ui/button), again after every change.`;

try {
  const filters = readOptions(usage, {}).positionals;
  if (filters.length === 0) throw new Error("Name a component to watch, as in: npm run test:watch -- ui/button");
  const { files, namePattern } = selectTests(root, filters);
  const watched = [...files.unit, ...files.stories];
  if (watched.length === 0) throw new Error(`No unit test and no story matches '${filters.join(" ")}'.`);
  process.env["CHROMIUM_PATH"] = findHeadlessBrowser();
  await startVitest(watched, {
    root,
    watch: true,
    silent: "passed-only",
    ...(namePattern && { testNamePattern: new RegExp(namePattern, "i") }),
  });
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
