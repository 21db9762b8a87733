import path from "node:path";
import type { JSONReport, JSONReportSuite, JSONReportTest } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

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

/** A result per folder of tests from Vitest's JSON report. With a name pattern, Vitest skips what does not match. */
export function readVitestReport({ testResults }: JsonTestResults, root: string, isNamed: boolean): SuiteResult[] {
  const files = Object.groupBy(testResults, ({ name }) =>
    path.relative(root, name).startsWith("stories") ? "stories" : "unit",
  );
  return Object.entries(files).map(([suite, modules]) => {
    const tests = modules.flatMap(({ assertionResults }) => assertionResults);
    const count = (status: string) => tests.filter((test) => test.status === status).length;
    // a file that cannot be imported, or whose hook fails, has failed without a failed test
    const broken = modules.filter(
      ({ status, assertionResults }) =>
        status === "failed" && assertionResults.every((test) => test.status !== "failed"),
    );
    const skipped = tests.filter(({ status }) => ["skipped", "pending", "todo"].includes(status));
    return {
      suite,
      passed: count("passed"),
      failed: count("failed") + broken.length,
      skipped: isNamed ? [] : skipped.map(({ fullName }) => ({ name: fullName.trim(), reason: "no reason given" })),
    };
  });
}

/** The result of the browser suite from Playwright's JSON report; a flaky test counts as failed. */
export function readPlaywrightReport({ suites, errors, stats }: JSONReport): SuiteResult {
  const specsOf = (suite: JSONReportSuite): { title: string; tests: JSONReportTest[] }[] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const skipped = suites
    .flatMap(specsOf)
    .flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === "skipped")
        .map(({ annotations }) => ({ name: title, reason: annotations[0]?.description ?? "no reason given" })),
    );
  return { suite: "browser", passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped };
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
