import { writeFile } from "node:fs/promises";
import type { Reporter, Suite, TestCase, TestError, TestResult } from "@playwright/test/reporter";
import { startProgress, type Progress } from "#tools/cli/progress.ts";
import { failedSuite, reportVariable, shortError, type SuiteResult } from "#tools/cli/test-summary.ts";

/** Prints progress and failures, and writes the result of the browser suite; a flaky test counts as failed. */
export default class PlaywrightReporter implements Reporter {
  #progress: Progress | undefined;
  #suite: Suite | undefined;
  #errors = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
    this.#progress = startProgress("Browser tests", suite.allTests().length);
  }

  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    if (status !== "passed" && status !== "skipped") {
      const title = test.titlePath().filter(Boolean).slice(1).join(" › ");
      this.#progress?.print(`FAILED ${title}\n${shortError(error?.message)}`);
    }
    this.#progress?.advance();
  }

  onError({ message }: TestError): void {
    this.#errors++;
    console.error(shortError(message));
  }

  async onEnd(): Promise<void> {
    this.#progress?.end();
    const result: SuiteResult = { ...failedSuite("browser"), failed: this.#errors };
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === "expected") result.passed++;
      else if (outcome === "skipped") {
        const reason = test.annotations.find(({ type }) => type === "skip" || type === "fixme")?.description;
        result.skipped.push({ name: test.title, reason: reason ?? "no reason given" });
      } else result.failed++;
    }
    const file = process.env[reportVariable];
    if (file) await writeFile(file, JSON.stringify([result]));
  }

  printsToStdio(): boolean {
    return true;
  }
}
