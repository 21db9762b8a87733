// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { JSONReport } from "@playwright/test/reporter";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { JsonTestResults } from "vitest/node";
import { fingerprint, needsBuild, saveFingerprint } from "#tools/cli/build-fingerprint.ts";
import { selectTests } from "#tools/cli/test-filter.ts";
import { failedSuite, readPlaywrightReport, readVitestReport, summarize } from "#tools/cli/test-summary.ts";
import { root } from "#tools/shared/run.ts";

describe("the summary", () => {
  it("is not ok when a test failed, or none ran", () => {
    const passed = { suite: "unit", passed: 3, failed: 0, skipped: [] };
    expect([[passed], [passed, failedSuite("browser")], []].map((results) => summarize(results).ok)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("counts tests per folder, and files without a test that failed, in Vitest's report", () => {
    const testOf = (status: string) => ({ fullName: " adds", status });
    const moduleOf = (name: string, status: string, ...tests: string[]) => ({
      name: path.join("/site", name),
      status,
      assertionResults: tests.map(testOf),
    });
    const report = {
      testResults: [
        moduleOf("tests/a.test.ts", "failed", "passed", "failed"),
        moduleOf("tests/b.test.ts", "failed"),
        moduleOf("stories/ui/a.stories.tsx", "passed", "passed", "skipped"),
      ],
    } as unknown as JsonTestResults;
    const unit = { suite: "unit", passed: 1, failed: 2, skipped: [] };
    const stories = { suite: "stories", passed: 1, failed: 0, skipped: [{ name: "adds", reason: "no reason given" }] };
    expect(readVitestReport(report, "/site", false)).toEqual([unit, stories]);
    expect(readVitestReport(report, "/site", true)).toEqual([unit, { ...stories, skipped: [] }]);
  });

  it("counts every outcome, and errors outside of tests, in Playwright's report", () => {
    const skip = (...annotations: object[]) => ({ title: "prints", tests: [{ status: "skipped", annotations }] });
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 2 },
      errors: [{ message: "crash" }],
      suites: [{ specs: [skip()], suites: [{ specs: [skip({ type: "skip", description: "no printer" })] }] }],
    } as unknown as JSONReport;
    const result = readPlaywrightReport(report);
    expect(result).toEqual({
      suite: "browser",
      passed: 1,
      failed: 3,
      skipped: [
        { name: "prints", reason: "no reason given" },
        { name: "prints", reason: "no printer" },
      ],
    });
    expect(summarize([result]).text).toContain("browser › prints: no printer\n1 passed, 3 failed, 2 skipped");
  });
});

describe("a filter of npm test", () => {
  const select = (filter: string) => {
    const { files, namePattern } = selectTests(root, [filter]);
    return { files: Object.values(files).flat(), namePattern };
  };
  const own = "stories/ui/carousel.stories.tsx";

  it.each(["ui/carousel", "src/ui/carousel.tsx", own])("selects the file of the path %s", (filter) => {
    expect(select(filter)).toEqual({ files: [own], namePattern: undefined });
  });

  it("selects files by a part of their paths, and by what they import", () => {
    expect(select("ui/carou").files).toEqual(expect.arrayContaining([own, "stories/ui/carousel-dots.stories.tsx"]));
    expect(select("shop.").files).toEqual(
      expect.arrayContaining(["tests/shop.test.ts", "stories/pages/shop.stories.tsx", "tests/browser/shop.spec.ts"]),
    );
    expect(select("shop/cart").files).toContain("tests/shop.test.ts");
  });

  it.each(["Stops at the minimum", "StopsAtTheMinimum"])("selects tests by the name %s", (filter) => {
    const { files, namePattern } = select(filter);
    expect(files).toContain("stories/ui/quantity-stepper.stories.tsx");
    expect(files).not.toContain(own);
    expect("Stops At The Minimum").toMatch(new RegExp(namePattern ?? "", "i"));
  });
});

describe("a build is outdated", () => {
  let folder: string;
  const place = (name: string) => path.join(folder, name);

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "korvane-stale-"));
    await mkdir(place("src/pages"), { recursive: true });
    await mkdir(place("dist"));
    await writeFile(place("src/pages/home.tsx"), "home");
    await writeFile(place("src/pages/about.tsx"), "about");
    await saveFingerprint(place("dist"), await fingerprint(folder));
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  it.each<[string, () => unknown]>([
    ["when there is none", () => rm(place("dist"), { recursive: true })],
    ["when a file was edited", () => writeFile(place("src/pages/home.tsx"), "home!")],
    ["when a file was deleted", () => rm(place("src/pages/about.tsx"))],
    ["when a setting changed", () => vi.stubEnv("VITE_SITE_URL", "https://other.example")],
  ])("%s", async (_, change) => {
    await change();
    expect(await needsBuild(folder)).toBe(true);
  });
});
