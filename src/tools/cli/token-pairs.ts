/** `npm run tokens -- pairs`: runs every story, and stores the pairs of colors that they show for the page 'Contrast'. */
import path from "node:path";
import { refuseArguments } from "#tools/cli/options.ts";
import { pairsVariable } from "#tools/cli/pair-reporter.ts";
import { root, run } from "#tools/shared/run.ts";

refuseArguments("npm run tokens -- pairs\nStores the pairs of colors that every story shows (5 minutes).");

const file = path.join(root, "stories/tokens/used-pairs.json");
const reporters = ["default", path.join(root, "src/tools/cli/pair-reporter.ts")].map((name) => `--reporter=${name}`);
const script = ["node_modules/vitest/vitest.mjs", "run", "--project", "stories*", "--silent=passed-only", ...reporters];

const { ok } = await run(script, { live: true, minutes: 40, env: { [pairsVariable]: file } });
if (ok) await run(["node_modules/oxfmt/bin/oxfmt", file]);
console.log(ok ? `Wrote ${path.relative(root, file)}.` : "A story failed, and the pairs that it shows are missing.");
process.exitCode = ok ? 0 : 1;
