import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { browserArgs, findHeadlessBrowser } from "#tools/cli/browser.ts";

// workers read this file again, and use the same browser
process.env["CHROMIUM_PATH"] ??= findHeadlessBrowser();

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: path.resolve(import.meta.dirname, "../../test-results"),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: "line",
  // Long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices["Desktop Chrome"],
    launchOptions: { executablePath: process.env["CHROMIUM_PATH"], args: browserArgs },
  },
  projects: [{ name: "chromium" }],
});
