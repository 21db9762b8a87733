import path from "node:path";
import { defineConfig } from "@playwright/test";
import { browserConfig, siteServer } from "../browser-config.ts";
import { projects } from "./settings.ts";

// Playwright empties the folder of the results before it starts the server
process.env["MAIL_DIR"] ??= path.join(browserConfig.outputDir, "mail");

export default defineConfig({
  ...browserConfig,
  ...siteServer(process.env["PORT"] ?? "4317"),
  testDir: import.meta.dirname,
  projects,
});
