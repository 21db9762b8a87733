/** How one suite of tests ended. */
export interface Tally {
  suite: string;
  passed: number;
  failed: number;
  skipped: { name: string; reason: string }[];
}

/** A suite that came to nothing: it crashed, hung, or could not run. */
export function failure(suite: string): Tally {
  return { suite, passed: 0, failed: 1, skipped: [] };
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  suites?: PlaywrightSuite[];
  errors?: unknown[];
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: PlaywrightTest[] }[];
}
interface PlaywrightTest {
  status: "expected" | "unexpected" | "flaky" | "skipped";
  annotations: { type: string; description?: string }[];
}

/** Counts Playwright's tests; one that passed only at a second try has failed once, and errors outside tests count. */
export function tallyPlaywright(suite: string, { suites = [], errors = [] }: PlaywrightReport): Tally {
  const tally: Tally = { suite, passed: 0, failed: errors.length, skipped: [] };
  const visit = (part: PlaywrightSuite) => {
    part.suites?.forEach(visit);
    for (const { title, tests } of part.specs ?? []) {
      for (const { status, annotations } of tests) {
        if (status === "expected") tally.passed++;
        else if (status === "skipped") {
          const reason = annotations.find(({ type }) => type === "skip" || type === "fixme")?.description;
          tally.skipped.push({ name: title, reason: reason ?? "no reason given" });
        } else tally.failed++;
      }
    }
  };
  suites.forEach(visit);
  return tally;
}

/** The last lines of a test run: a line per suite, what was skipped and why, then the sum. */
export function summary(tallies: Tally[]): { text: string; ok: boolean } {
  const sum = (key: "passed" | "failed") => tallies.reduce((total, tally) => total + tally[key], 0);
  const skipped = tallies.flatMap((tally) =>
    tally.skipped.map(({ name, reason }) => `  ${tally.suite} › ${name}: ${reason}`),
  );
  const [passed, failed] = [sum("passed"), sum("failed")];
  const lines = tallies.map((tally) => `${tally.suite.padEnd(18)} ${tally.passed} passed, ${tally.failed} failed`);
  if (skipped.length > 0) lines.push("Skipped:", ...skipped);
  lines.push(`${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ""}`);
  return { text: lines.join("\n"), ok: failed === 0 && passed > 0 };
}
