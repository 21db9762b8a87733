/** `npm run check`: types, lint, format, layers, the length of the journeys and deprecated tokens; `-- --fix` first fixes lint and format. */
import { runCommand } from "#tools/cli/options.ts";
import type { SuiteResult } from "#tools/cli/test-summary.ts";
import { run } from "#tools/shared/run.ts";

const layers = ["src", "--config", ".dependency-cruiser.mjs", "--output-type", "err-long"];

const checks: [name: string, script: string[], prints?: "output"][] = [
  ["types and lint", ["node_modules/oxlint/bin/oxlint", "--deny-warnings"]],
  ["format", ["node_modules/oxfmt/bin/oxfmt", "--check"]],
  ["layers", ["node_modules/dependency-cruiser/bin/dependency-cruise.mjs", ...layers]],
  ["journeys", ["src/tools/cli/journeys.ts"], "output"],
  ["deprecated tokens", ["src/tools/cli/tokens-migrate.ts", "--check"], "output"],
];

/** What changes files: the fixes of the linter, and then the format. */
const fixes = [["node_modules/oxlint/bin/oxlint", "--fix"], ["node_modules/oxfmt/bin/oxfmt"]];

/** Runs all checks in parallel; prints the errors, or one line for each. */
export function runChecks(): Promise<SuiteResult[]> {
  return Promise.all(
    checks.map(async ([suite, script, prints]) => {
      const { ok, output, seconds } = await run(script, { minutes: 5 });
      if (ok) console.log(`${suite} ok (${seconds.toFixed(1)} s)${prints ? `\n${output}` : ""}`);
      else console.error(`${suite} failed:\n${output}\n`);
      return { suite, passed: Number(ok), failed: Number(!ok), skipped: [] };
    }),
  );
}

const usage = `npm run check [-- --fix]
Checks types, lint, format, layers, the length of the journeys and deprecated tokens.

  --fix  first formats everything, and fixes what the linter can fix`;

// `npm test` imports this file; `npm run check` runs it
if (import.meta.main)
  await runCommand({ usage, options: { fix: { type: "boolean" } } }, async ({ values }) => {
    for (const script of values.fix ? fixes : []) await run(script);
    process.exitCode = (await runChecks()).some(({ failed }) => failed > 0) ? 1 : 0;
  });
