// @vitest-environment node
import { cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { JSONReport } from "@playwright/test/reporter";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { JsonTestResults } from "vitest/node";
import {
  fingerprint,
  needsBuild,
  saveFingerprint,
  storybookInputs,
  storybookState,
} from "#tools/cli/build-fingerprint.ts";
import { selectTests } from "#tools/cli/test-filter.ts";
import { failedSuite, readPlaywrightReport, readVitestReport, summarize } from "#tools/cli/test-summary.ts";
import { readCached, writeCached } from "#tools/shared/cached-file.ts";
import { errorMessage } from "#tools/shared/error-message.ts";
import { run } from "#tools/shared/run.ts";

describe("the message of an error", () => {
  it("gives equal errors of a build once, and the stack of an error that is not our own", () => {
    const missing = () => Object.assign(new Error("post/1.ts: a title is missing"), { name: "RolldownError" });
    const failed = Object.assign(new Error("3 errors"), { errors: [missing(), missing(), new TypeError("of null")] });
    expect(errorMessage(failed)).toMatch(/^post\/1\.ts: a title is missing\nTypeError: of null\n +at /);
  });

  it("names the plugin of a bundler's error, with the stack, unless the plugin is our own", () => {
    const errorOf = (plugin: string) => Object.assign(new Error("unsupported format"), { plugin });
    expect(errorMessage(errorOf("vite:css"))).toMatch(/^\[vite:css\] Error: unsupported format\n +at /);
    expect(errorMessage(errorOf("korvane:tokens"))).toBe("unsupported format");
  });
});

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
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "korvane-filter-"));
    const files = {
      "tests/price.test.ts": `import { Button } from "#ui/button.tsx"; it("formats (all) prices")`,
      "stories/ui/button.stories.tsx": "export const AddsAProduct = {}",
      "stories/ui/button-row.stories.tsx": `import { Button } from "#ui/button.tsx";`,
      "stories/sections/cart/cart-row.stories.tsx": "export const Empty = {}",
      "tests/browser/cart.spec.ts": `test("adds a product twice")`,
    };
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    }
  });
  afterEach(() => rm(folder, { recursive: true }));

  const select = (...filters: string[]) => {
    const { files, namePattern } = selectTests(
      folder,
      filters.filter((filter) => filter !== "--users"),
      filters.includes("--users"),
    );
    return { files: Object.values(files).flat(), namePattern };
  };

  const [own, row] = ["stories/ui/button.stories.tsx", "stories/ui/button-row.stories.tsx"];

  it.each([
    ["button", [own, row]],
    ["ui/button", [own]],
    ["src/ui/button.tsx", [own]],
    ["ui/button --users", ["tests/price.test.ts", own, row]],
    ["ui/butt", [own, row]],
    [own, [own]],
    ["cart", ["stories/sections/cart/cart-row.stories.tsx", "tests/browser/cart.spec.ts"]],
  ])("selects files by the path %s", (filters, files) => {
    const { files: found, namePattern } = select(...filters.split(" "));
    expect([found.toSorted(), namePattern]).toEqual([files.toSorted(), undefined]);
  });

  it.each(["Adds a product", "AddsAProduct"])("selects tests by the name %s", (filter) => {
    const { files, namePattern } = select(filter);
    expect(files).toEqual(["stories/ui/button.stories.tsx", "tests/browser/cart.spec.ts"]);
    expect("Adds A Product").toMatch(new RegExp(namePattern ?? "", "i"));
    expect("adds a product twice").toMatch(new RegExp(namePattern ?? "", "i"));
  });
});

it("a file of a cache is used only as it was stored", async () => {
  const file = path.join(tmpdir(), `korvane-cached-${process.pid}`);
  await writeCached(file, Buffer.from("picture"));
  expect(String(await readCached(file))).toBe("picture");
  const stored = await readFile(file);
  for (const damaged of [stored.subarray(0, 20), stored.with(2, 0), Buffer.alloc(0)]) {
    await writeFile(file, damaged);
    expect(await readCached(file)).toBeUndefined();
  }
  await rm(file);
});

describe("a command", () => {
  it("returns its output and whether it succeeded", async () => {
    expect(await run(["-e", "console.log('out'); console.error('err')"])).toMatchObject({
      ok: true,
      output: "out\nerr",
    });
    expect(await run(["-e", "process.exit(3)"])).toMatchObject({ ok: false, output: "" });
  });

  it("is stopped with its child processes when it exceeds its time limit", async () => {
    const script =
      "require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 99)'], { stdio: 'inherit' })";
    const { ok, output } = await run(["-e", script], { minutes: 0.005 });
    expect([ok, output]).toEqual([false, "Stopped after 0.005 minutes without finishing."]);
  });
});

it("packages of which some are missing are installed again", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "korvane-installed-"));
  const script = path.join(root, "src/tools/cli/bootstrap.mjs");
  await cp("src/tools/cli/bootstrap.mjs", script, { recursive: true });
  const packages = { "node_modules/vite": { version: "1.0.0" }, "node_modules/react": { version: "1.0.0" } };
  await mkdir(path.join(root, "node_modules/vite"), { recursive: true });
  for (const file of ["package-lock.json", "node_modules/.package-lock.json", "node_modules/vite/package.json"])
    await writeFile(path.join(root, file), JSON.stringify({ packages }));
  await writeFile(path.join(root, "npm-cli.js"), "console.log(process.argv[2]); process.exit(1)");
  const { output } = await run([script, "build"], { env: { npm_execpath: path.join(root, "npm-cli.js") } });
  expect(output).toMatch(/^Installing…\nci\n/);
  await rm(root, { recursive: true });
});

describe("a build is outdated", () => {
  let root: string;
  const place = (name: string) => path.join(root, name);

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), "korvane-stale-"));
    await mkdir(place("src/pages"), { recursive: true });
    await mkdir(place("dist"));
    await writeFile(place("src/pages/home.tsx"), "home");
    await writeFile(place("src/pages/about.tsx"), "about");
    await saveFingerprint(place("dist"), await fingerprint(root));
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(root, { recursive: true });
  });

  it("also of Storybook, which has further inputs", async () => {
    expect(await storybookState(root)).toBe("missing");
    await mkdir(place("storybook-static"));
    await saveFingerprint(place("storybook-static"), await fingerprint(root, storybookInputs));
    expect(await storybookState(root)).toBe("current");
    await writeFile(place("README.md"), "# New");
    await utimes(place("src/pages/about.tsx"), 1, 1);
    expect([await storybookState(root), await needsBuild(root)]).toEqual(["outdated", false]);
  });

  it.each<[string, () => unknown]>([
    ["when there is none", () => rm(place("dist"), { recursive: true })],
    ["when a file was edited", () => writeFile(place("src/pages/home.tsx"), "home!")],
    ["when a file was deleted", () => rm(place("src/pages/about.tsx"))],
    ["when an older file was restored", () => writeFile(place("src/pages/about.tsx"), "older")],
    ["when the path of the site changed", () => vi.stubEnv("BASE_PATH", "/korvane/")],
    ["when a setting changed", () => vi.stubEnv("VITE_SITE_URL", "https://other.example")],
  ])("%s", async (_, change) => {
    await change();
    expect(await needsBuild(root)).toBe(true);
  });
});
