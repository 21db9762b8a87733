/** `npm run tokens:pairs`: runs every story and stores the pairs of colors that it shows, for the page 'Contrast'. */
import path from "node:path";
import { pairsVariable } from "#build/cli/pair-reporter.ts";
import { root, run } from "#build/cli/run.ts";

const file = path.join(root, "stories/tokens/used-pairs.json");
const reporters = ["default", path.join(root, "src/build/cli/pair-reporter.ts")].map((name) => `--reporter=${name}`);
const script = ["node_modules/vitest/vitest.mjs", "run", "--project", "stories*", "--silent=passed-only", ...reporters];
const { ok } = await run(script, { live: true, minutes: 40, env: { [pairsVariable]: file } });
console.log(ok ? `Wrote ${path.relative(root, file)}.` : "A story failed, and the pairs that it shows are missing.");
process.exitCode = ok ? 0 : 1;
