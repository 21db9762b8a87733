import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { browserConfig, siteServer } from "../browser-config.ts";
import { projects } from "./settings.ts";

// workers read this file again, and use the same folder that the server writes to
process.env["MAIL_DIR"] ??= mkdtempSync(path.join(tmpdir(), "korvane-mail-"));

export default defineConfig({
  ...browserConfig,
  ...siteServer(process.env["PORT"] ?? "4317"),
  testDir: import.meta.dirname,
  projects,
});
