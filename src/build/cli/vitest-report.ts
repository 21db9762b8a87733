import { writeFile } from "node:fs/promises";
import type { Reporter, TestModule, TestRunEndReason } from "vitest/node";
import type { Tally } from "#build/cli/test-summary.ts";

/** The variable that names the file into which the tallies go. */
export const reportVariable = "KORVANE_VITEST_REPORT";

/** Counts Vitest's tests per project. Its own JSON report knows neither the project nor why a test was skipped. */
export default class TallyReporter implements Reporter {
  async onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly unknown[],
    reason: TestRunEndReason,
  ): Promise<void> {
    const tallies = new Map<string, Tally>();
    const tallyOf = (suite: string) => {
      const tally = tallies.get(suite) ?? { suite, passed: 0, failed: 0, skipped: [] };
      tallies.set(suite, tally);
      return tally;
    };
    // a browser project has the browser after its name
    for (const module of modules) count(module, tallyOf(module.project.name.replace(/ \(.*\)$/, "")));
    // what went wrong outside every test, and a run that was broken off
    if (errors.length > 0 || reason === "interrupted") tallyOf("vitest").failed += errors.length || 1;
    const file = process.env[reportVariable];
    if (file) await writeFile(file, JSON.stringify([...tallies.values()]));
  }
}

function count(module: TestModule, tally: Tally): void {
  // a file that cannot be imported, or a group whose preparation failed, has errors and no failed test
  const groups = [module, ...module.children.allSuites()];
  tally.failed += groups.filter((group) => group.errors().length > 0).length;
  for (const test of module.children.allTests()) {
    const result = test.result();
    if (result.state === "passed") tally.passed++;
    else if (result.state === "skipped") {
      tally.skipped.push({ name: test.fullName, reason: result.note ?? "no reason given" });
    } else tally.failed++;
  }
}
