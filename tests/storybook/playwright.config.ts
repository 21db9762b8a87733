import { defineConfig } from "@playwright/test";
import { browserConfig } from "../browser-config.ts";

export default defineConfig({ ...browserConfig, testDir: import.meta.dirname });
