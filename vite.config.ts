import path from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { browserArgs, findHeadlessBrowser } from "./src/tools/cli/browser.ts";
import { mailStandIn } from "./src/tools/server/mail-stand-in.ts";
import { cssTarget } from "./src/tools/vite/css-target.ts";
import { derivedContent } from "./src/tools/vite/derived-content.ts";
import { icons } from "./src/tools/vite/icons.ts";
import { inspectFacts } from "./src/tools/vite/inspect-facts.ts";
import { themeScript } from "./src/tools/vite/page-scripts.ts";
import { pictures } from "./src/tools/vite/pictures.ts";
import { prerender } from "./src/tools/vite/prerender.ts";
import { siteUrlVariable } from "./src/tools/vite/site-url.ts";
import { tokens } from "./src/tools/vite/tokens.ts";

/** Every story as a test: it renders, plays, and passes axe in each theme. */
const stories = (): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [
    // The address stands in the message of a failed story, and Storybook may not be running.
    storybookTest({
      configDir: path.join(import.meta.dirname, ".storybook"),
      storybookUrl: "npm run storybook, then http://localhost:6006",
    }),
  ],
  test: {
    name: "stories",
    setupFiles: "stories/test-setup.ts",
    // Long enough for a busy machine.
    testTimeout: 60_000,
    // The files share a page for each worker, which halves the time to load them; stories reset what they change.
    isolate: false,
    browser: {
      enabled: true,
      // The recipes start a second run beside this one.
      connectTimeout: 240_000,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        contextOptions: { reducedMotion: "reduce" },
        launchOptions: { executablePath: findHeadlessBrowser(), args: browserArgs },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});

const derived = derivedContent();

export default defineConfig(({ command, mode }) => ({
  // The development server answers every path with index.html; a build has a file for each.
  appType: command === "serve" ? ("spa" as const) : ("mpa" as const),
  // A build at the same time would reload every page.
  server: { watch: { ignored: ["**/.build/**"] } },
  plugins: [
    tokens(),
    icons(),
    pictures(),
    derived,
    themeScript(),
    inspectFacts(),
    siteUrlVariable(),
    tailwindcss(),
    react(),
    mailStandIn(),
    prerender({ entry: "src/app/entry-server.tsx", derived }),
  ],
  // Vite reloads the page when it discovers a dependency, which would interrupt the first run of the stories.
  optimizeDeps: {
    include: [
      "@emailjs/browser",
      "@hookform/resolvers/zod",
      "@radix-ui/react-accordion",
      "@radix-ui/react-dialog",
      "@radix-ui/react-tabs",
      "@radix-ui/react-toast",
      "class-variance-authority",
      "dom-accessibility-api",
      "embla-carousel-react",
      "react-dom/client",
      "react-hook-form",
      "react-router-dom",
      "storybook/theming",
      "web-vitals",
      "zod/mini",
      "zustand",
      "zustand/middleware",
      "zustand/vanilla",
    ],
  },
  build: {
    assetsInlineLimit: 0,
    // The one style sheet is a part of every page, so that no chunk loads it.
    cssCodeSplit: false,
    // 12 seconds slower than the default; with it, Lighthouse measured 447 ms of blocking on a product's page in place of 388.
    minify: "terser" as const,
    // In parentheses, the function around react-dom is compiled while it loads, not when it is called: 15 ms less at a time.
    terserOptions: { compress: { passes: 3 }, format: { wrap_func_args: true } },
    // Prerendered pages preload their chunks in the head; the lists of dependencies would only make the entry larger.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // What 12 or more chunks share is one chunk: small files compress badly. Without it the home page is 2 kB larger.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: "shared", minShareCount: 12, test: /\/src\/(?:ui|lib|sections)\// }] },
      },
    },
    cssTarget,
    target: "baseline-widely-available",
  },
  test: {
    // The default leaves one processor idle, which halves the stories' speed on a machine with two.
    maxWorkers: "100%",
    coverage: { provider: "v8" as const, include: ["src/**/*.{ts,tsx}"], reporter: ["text-summary"] },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "jsdom",
          // Long enough for a busy machine.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/browser/**"],
        },
      },
      ...(mode === "test" ? [stories()] : []),
    ],
  },
}));
