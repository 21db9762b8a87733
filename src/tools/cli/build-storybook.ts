/** `npm run storybook -- build`: the static Storybook in `storybook-static`, which `npm start` serves at /storybook/. */
import path from "node:path";
import { fingerprint, saveFingerprint, storybookInputs } from "#tools/cli/build-fingerprint.ts";
import { runCommand } from "#tools/cli/options.ts";
import { buildFolder, makeBuildFolder, replaceFolder, root, run } from "#tools/shared/run.ts";

const usage = "npm run storybook -- build\nBuilds the static Storybook in storybook-static, which npm start serves.";

/** Storybook is built here and then renamed, so that a running server and a failed build keep the old one. */
const staging = path.join(buildFolder, "storybook-static");
const storybook = ["node_modules/storybook/dist/bin/dispatcher.js", "build", "--disable-telemetry"];

await runCommand({ usage }, async () => {
  makeBuildFolder();
  // before the build, so that files edited meanwhile make it outdated
  const inputs = await fingerprint(root, storybookInputs);
  const { ok, output, seconds } = await run([...storybook, "-o", staging]);
  if (!ok) throw new Error(`${output}\nThe build of Storybook failed: see the message above.`);
  await saveFingerprint(staging, inputs);
  replaceFolder(path.join(root, "storybook-static"), staging);
  console.log(`Built storybook-static in ${seconds.toFixed(1)} s; \`npm start\` serves it at /storybook/.`);
});
