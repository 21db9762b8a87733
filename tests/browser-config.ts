import path from "node:path";
import { devices, type PlaywrightTestConfig } from "@playwright/test";
import { browserArgs, findHeadlessBrowser } from "#tools/cli/browser.ts";

export const root = path.resolve(import.meta.dirname, "..");
// workers read the configuration again, and use the same browser
process.env["CHROMIUM_PATH"] ??= findHeadlessBrowser();

/** What the browser tests of the site and those of Storybook have in common. */
export const browserConfig = {
  testMatch: "*.spec.ts",
  outputDir: path.join(root, "test-results"),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: "line",
  // long enough for a busy machine
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices["Desktop Chrome"],
    launchOptions: { executablePath: process.env["CHROMIUM_PATH"], args: browserArgs },
  },
  projects: [{ name: "chromium" }],
} satisfies PlaywrightTestConfig;

/** Serves the built site on a port for the browser tests. */
export const siteServer = (port: string) => ({
  use: { ...browserConfig.use, baseURL: `http://localhost:${port}` },
  webServer: {
    command: `"${process.execPath}" src/tools/cli/start.ts`,
    cwd: root,
    env: { PORT: port },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    // a first build encodes every picture
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5000 },
  },
});
