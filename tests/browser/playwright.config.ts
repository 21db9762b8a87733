import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { browserArgs, findHeadlessBrowser } from "#tools/cli/browser.ts";

const port = process.env["PORT"] ?? "4317";
const root = path.resolve(import.meta.dirname, "../..");
// workers read this file again, and use the same browser, and the folder that the server writes to
process.env["CHROMIUM_PATH"] ??= findHeadlessBrowser();
process.env["MAIL_DIR"] ??= mkdtempSync(path.join(tmpdir(), "korvane-mail-"));

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: path.join(root, "test-results"),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // long enough for a busy machine
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "line",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: process.env["CHROMIUM_PATH"], args: browserArgs },
  },
  projects: [{ name: "chromium" }],
  webServer: {
    command: `"${process.execPath}" src/tools/cli/start.ts`,
    cwd: root,
    env: { PORT: port },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    // a first build encodes every picture
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
