import { writeFile } from "node:fs/promises";
import type { Reporter, TestCase, TestModule, TestRunEndReason, TestSpecification, Vitest } from "vitest/node";
import { startProgress, type Progress } from "#tools/cli/progress.ts";
import { reportVariable, shortError, type SuiteResult } from "#tools/cli/test-summary.ts";

/** Prints progress and failures, and writes a result per project, which Vitest's own JSON report does not contain. */
export default class VitestReporter implements Reporter {
  #progress: Progress | undefined;
  #isFiltered = false;

  onInit({ config }: Vitest): void {
    this.#isFiltered = config.testNamePattern !== undefined;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#progress = startProgress("Test files of unit and stories", specifications.length);
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state !== "failed") return;
    const [error] = errors;
    this.#progress?.print(`FAILED ${test.module.relativeModuleId} › ${test.fullName}\n${shortError(error?.message)}`);
  }

  onTestModuleEnd(module: TestModule): void {
    for (const error of module.errors()) {
      this.#progress?.print(`FAILED ${module.relativeModuleId}\n${shortError(error.message)}`);
    }
    this.#progress?.advance();
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly unknown[],
    reason: TestRunEndReason,
  ): Promise<void> {
    const results = new Map<string, SuiteResult>();
    const resultOf = (suite: string) => {
      const result = results.get(suite) ?? { suite, passed: 0, failed: 0, skipped: [] };
      results.set(suite, result);
      return result;
    };
    // the name of a browser project ends with the browser: `stories (chromium)`
    for (const module of modules) this.#count(module, resultOf(module.project.name.replace(/ \(.*\)$/, "")));
    for (const error of errors) this.#progress?.print(`FAILED outside of a test\n${shortError(String(error))}`);
    if (errors.length > 0 || reason === "interrupted") resultOf("vitest").failed += errors.length || 1;
    this.#progress?.end();
    const file = process.env[reportVariable];
    if (file) await writeFile(file, JSON.stringify([...results.values()]));
  }

  #count(module: TestModule, result: SuiteResult): void {
    // a file that cannot be imported, or a failed `beforeAll`, has errors but no failed test
    const groups = [module, ...module.children.allSuites()];
    result.failed += groups.filter((group) => group.errors().length > 0).length;
    for (const test of module.children.allTests()) {
      const { state, note } = { note: undefined, ...test.result() };
      if (state === "passed") result.passed++;
      else if (state !== "skipped") result.failed++;
      // a name pattern skips every test that does not match
      else if (!this.#isFiltered) result.skipped.push({ name: test.fullName, reason: note ?? "no reason given" });
    }
  }
}
