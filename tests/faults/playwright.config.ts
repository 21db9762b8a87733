import { defineConfig } from "@playwright/test";
import { browserArgs } from "#tools/cli/browser.ts";
import { browserConfig, siteServer } from "../browser-config.ts";

const server = siteServer("4318");

/** Faults of host, connection, storage and code, each on every page that it concerns: too many for `npm test`. */
export default defineConfig({
  ...browserConfig,
  testDir: import.meta.dirname,
  ...server,
  use: { ...server.use, actionTimeout: 15_000, contextOptions: { reducedMotion: "reduce" } },
  reporter: "dot",
  // most of a test's time is waiting
  workers: 4,
  projects: [
    { name: "faults", testIgnore: "returns.spec.ts" },
    {
      name: "returns",
      testMatch: "returns.spec.ts",
      use: {
        // the browser without an interface has no back/forward cache; the configuration of all tests has replaced its path
        launchOptions: {
          executablePath: process.env["WHOLE_BROWSER"],
          args: browserArgs,
          ignoreDefaultArgs: ["--disable-back-forward-cache"],
        },
      },
      // and this one does not paint a page in the background
      workers: 1,
    },
  ],
});
