// @vitest-environment node
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findBrowser } from "#build/cli/browser.ts";
import { isStale, stamp, fingerprint } from "#build/cli/build-fingerprint.ts";
import { run } from "#build/cli/run.ts";
import { failure, summary, tallyPlaywright } from "#build/cli/test-summary.ts";

describe("the sum of the suites", () => {
  const sound = { suite: "unit", passed: 3, failed: 0, skipped: [] };

  it("ends with one line", () => {
    expect(summary([sound, { ...sound, suite: "browser", passed: 2 }])).toEqual({
      text: "unit               3 passed, 0 failed\nbrowser            2 passed, 0 failed\n5 passed, 0 failed",
      ok: true,
    });
  });

  it("tells what was skipped and why", () => {
    const { text } = summary([{ ...sound, skipped: [{ name: "prints", reason: "no printer" }] }]);
    expect(text).toMatch(/\nSkipped:\n {2}unit › prints: no printer\n3 passed, 0 failed, 1 skipped$/);
  });

  it("is bad when anything failed, and when nothing ran", () => {
    expect(summary([sound, failure("browser")])).toMatchObject({ ok: false });
    expect(summary([])).toEqual({ text: "0 passed, 0 failed", ok: false });
  });
});

it("Playwright's report is counted to its last nested suite", () => {
  const test = (status: "expected" | "unexpected" | "flaky" | "skipped", description?: string) => ({
    status,
    annotations: description ? [{ type: "skip", description }] : [],
  });
  const specs = [{ title: "opens", tests: [test("expected"), test("unexpected"), test("flaky")] }];
  const skipped = [{ title: "prints", tests: [test("skipped", "no printer"), test("skipped")] }];
  expect(tallyPlaywright("browser", { errors: ["crash"], suites: [{ specs, suites: [{ specs: skipped }] }] })).toEqual({
    suite: "browser",
    passed: 1,
    failed: 3,
    skipped: [
      { name: "prints", reason: "no printer" },
      { name: "prints", reason: "no reason given" },
    ],
  });
});

describe("a command", () => {
  it("gives back what it printed and whether it went well", async () => {
    expect(await run(["-e", "console.log('out'); console.error('err')"])).toMatchObject({
      ok: true,
      output: "out\nerr",
    });
    expect(await run(["-e", "process.exit(3)"])).toMatchObject({ ok: false, output: "" });
  });

  it("is stopped with all it started when it hangs", async () => {
    const script =
      "require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 99)'], { stdio: 'inherit' })";
    const { ok, output } = await run(["-e", script], { minutes: 0.005 });
    expect([ok, output]).toEqual([false, "Stopped after 0.005 minutes without an end."]);
  });
});

describe("a browser", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("is the one that CHROMIUM_PATH names", () => {
    vi.stubEnv("CHROMIUM_PATH", process.execPath);
    expect(findBrowser()).toBe(process.execPath);
  });

  it("that is not where CHROMIUM_PATH says is missed with a sentence", () => {
    vi.stubEnv("CHROMIUM_PATH", "/nowhere/chromium");
    expect(findBrowser).toThrow("CHROMIUM_PATH names /nowhere/chromium, and there is no such file.");
  });
});

it.each(["", "fly", "constructor"])("the command '%s' is refused with those that there are", async (name) => {
  const { ok, output } = await run(["src/build/cli/bootstrap.mjs", name]);
  expect(ok).toBe(false);
  expect(output).toBe(
    `Unknown command '${name}': choose one of start, test, dev, storybook, build, check, bench, new.`,
  );
});

describe("a build is stale", () => {
  let root: string;
  const place = (name: string) => path.join(root, name);

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), "korvane-stale-"));
    await mkdir(place("src/pages"), { recursive: true });
    await mkdir(place("dist"));
    await writeFile(place("src/pages/home.tsx"), "home");
    await writeFile(place("src/pages/about.tsx"), "about");
    await stamp(place("dist"), await fingerprint(root));
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(root, { recursive: true });
  });

  it("not while nothing has changed", async () => expect(await isStale(root)).toBe(false));

  it.each<[string, () => unknown]>([
    ["when there is none", () => rm(place("dist"), { recursive: true })],
    ["when a file was edited", () => writeFile(place("src/pages/home.tsx"), "home!")],
    ["when a file was added", () => writeFile(place("index.html"), "")],
    ["when a file went away", () => rm(place("src/pages/about.tsx"))],
    ["when an older file came back", () => utimes(place("src/pages/about.tsx"), 1, 1)],
    ["when a setting changed", () => vi.stubEnv("VITE_SITE_URL", "https://other.example")],
    ["when a settings file was written", () => writeFile(place(".env"), "VITE_A=1")],
  ])("%s", async (_, change) => {
    await change();
    expect(await isStale(root)).toBe(true);
  });
});
