/** `npm run tokens -- pairs`: runs every story, visits every page, and stores their pairs of colors for the page 'Contrast'. */
import path from "node:path";
import { needsBuild } from "#tools/cli/build-fingerprint.ts";
import { refuseArguments } from "#tools/cli/options.ts";
import { pairsVariable } from "#tools/cli/pair-reporter.ts";
import { root, run } from "#tools/shared/run.ts";

refuseArguments("npm run tokens -- pairs\nStores the pairs of colors that every story and page shows (7 minutes).");

const file = path.join(root, "stories/tokens/used-pairs.json");
const reporters = ["default", path.join(root, "src/tools/cli/pair-reporter.ts")].map((name) => `--reporter=${name}`);
const script = ["node_modules/vitest/vitest.mjs", "run", "--project", "stories*", "--silent=passed-only", ...reporters];

const build = (await needsBuild(root)) ? await run(["src/tools/cli/build.ts"], { live: true }) : { ok: true };
const { ok } = build.ok ? await run(script, { live: true, minutes: 40, env: { [pairsVariable]: file } }) : build;
if (ok) await run(["node_modules/oxfmt/bin/oxfmt", file]);
console.log(ok ? `Wrote ${path.relative(root, file)}.` : "A story failed, and the pairs that it shows are missing.");
process.exitCode = ok ? 0 : 1;
