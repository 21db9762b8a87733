/** `npm run test:storybook`: builds the static Storybook if its sources changed, and walks it in a browser. */
import { storybookState } from "#build/cli/build-fingerprint.ts";
import { root, run } from "#build/cli/run.ts";

const isBuilt = (await storybookState(root)) === "current";
if (!isBuilt) console.error("Building Storybook…");
const build = isBuilt ? { ok: true } : await run(["src/build/cli/build-storybook.ts"], { live: true });
const script = ["node_modules/@playwright/test/cli.js", "test", "-c", "tests/storybook/playwright.config.ts"];
const { ok } = build.ok ? await run([...script, ...process.argv.slice(2)], { live: true }) : build;
process.exitCode = ok ? 0 : 1;
