import { run } from "#build/cli/run.ts";
import type { Tally } from "#build/cli/test-summary.ts";

const checks: [name: string, script: string[]][] = [
  ["types", ["node_modules/typescript/bin/tsc", "--noEmit"]],
  ["lint", ["node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"]],
  ["format", ["node_modules/oxfmt/bin/oxfmt", "--check"]],
];

/** Types, lint and format, side by side; prints what is wrong, or one line each. */
export function runChecks(): Promise<Tally[]> {
  return Promise.all(
    checks.map(async ([suite, script]) => {
      const { ok, output, seconds } = await run(script, { minutes: 5 });
      if (ok) console.log(`${suite} ok (${seconds.toFixed(1)} s)`);
      else console.error(`${suite} failed:\n${output}\n`);
      return { suite, passed: Number(ok), failed: Number(!ok), skipped: [] };
    }),
  );
}
