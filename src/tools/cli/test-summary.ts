import { stripVTControlCharacters } from "node:util";

/** The result of one test suite. */
export interface SuiteResult {
  suite: string;
  passed: number;
  failed: number;
  skipped: { name: string; reason: string }[];
}

/** The result of a suite that crashed, timed out, or could not start. */
export function failedSuite(suite: string): SuiteResult {
  return { suite, passed: 0, failed: 1, skipped: [] };
}

/** The total over several suites. */
export function total(results: SuiteResult[], key: "passed" | "failed"): number {
  return results.reduce((sum, result) => sum + result[key], 0);
}

/** The end of a test run: a line per suite, the skipped tests with their reasons, and the totals. */
export function summarize(results: SuiteResult[]): { text: string; ok: boolean } {
  const skipped = results.flatMap((result) =>
    result.skipped.map(({ name, reason }) => `  ${result.suite} › ${name}: ${reason}`),
  );
  const [passed, failed] = [total(results, "passed"), total(results, "failed")];
  const lines = results.map((result) => `${result.suite.padEnd(18)} ${result.passed} passed, ${result.failed} failed`);
  if (skipped.length > 0) lines.push("Skipped:", ...skipped);
  lines.push(`${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ""}`);
  return { text: lines.join("\n"), ok: failed === 0 && passed > 0 };
}

/** The environment variable with the file to which a reporter writes its results. */
export const reportVariable = "KORVANE_TEST_REPORT";

/** The lines of an error that say what happened, without colors, call stacks and long diffs. */
export function shortError(message = "no message"): string {
  const lines = stripVTControlCharacters(message).split("\n");
  return lines
    .filter((line) => line.trim())
    .slice(0, 12)
    .map((line) => `  ${line}`)
    .join("\n");
}
