/** `npm run storybook -- test`: builds the static Storybook if its sources changed, and walks it in a browser. */
import { needsStorybook } from "#tools/cli/build-fingerprint.ts";
import { runCommand } from "#tools/cli/options.ts";
import { root, run } from "#tools/shared/run.ts";

const usage = `npm run storybook -- test [<part of a path>…]
Walks the static Storybook in a browser, after it is built if its sources changed, and uses the package in another project.`;

await runCommand({ usage, takesNames: true }, async ({ positionals }) => {
  if (await needsStorybook(root)) {
    console.error("Building Storybook…");
    const { ok } = await run(["src/tools/cli/build-storybook.ts"], { live: true });
    if (!ok) process.exit(1);
  }
  const script = ["node_modules/@playwright/test/cli.js", "test", "-c", "tests/storybook/playwright.config.ts"];
  const { ok } = await run([...script, ...positionals], { live: true });
  process.exitCode = ok ? 0 : 1;
});
