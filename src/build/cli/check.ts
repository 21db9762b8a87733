/** `npm run check`: types, lint and format. */
import { runChecks } from "#build/cli/run-checks.ts";

const tallies = await runChecks();
process.exitCode = tallies.some(({ failed }) => failed > 0) ? 1 : 0;
