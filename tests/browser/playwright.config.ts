import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { browserConfig, root } from "../browser-config.ts";
import { settingProjects } from "./settings.ts";

const port = process.env["PORT"] ?? "4317";
const baseURL = `http://localhost:${port}`;
// workers read this file again, and use the same folder that the server writes to
process.env["MAIL_DIR"] ??= mkdtempSync(path.join(tmpdir(), "korvane-mail-"));

export default defineConfig({
  ...browserConfig,
  testDir: import.meta.dirname,
  use: { ...browserConfig.use, baseURL },
  projects: [{ name: "chromium" }, ...settingProjects],
  webServer: {
    command: `"${process.execPath}" src/tools/cli/start.ts`,
    cwd: root,
    env: { PORT: port },
    url: baseURL,
    reuseExistingServer: false,
    // a first build encodes every picture
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
