import path from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { baked } from "./src/build/vite/generated-content.ts";
import { browserArgs, findBrowser } from "./src/build/cli/browser.ts";
import { icons } from "./src/build/vite/icons.ts";
import { leanRouter } from "./src/build/vite/lean-router.ts";
import { mailStandIn } from "./src/build/server/mail-stand-in.ts";
import { worldMap } from "./src/build/vite/world-map.ts";
import { pictures } from "./src/build/vite/pictures.ts";
import { prerender } from "./src/build/vite/prerender.ts";
import { themeScript } from "./src/build/vite/theme-script.ts";
import { tokens } from "./src/build/vite/tokens.ts";

/** Every story as a test: it renders, plays, and passes axe in each theme. */
const stories = (): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, ".storybook") })],
  test: {
    name: "stories",
    // A busy machine is no failure; a story that hangs still is.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        contextOptions: { reducedMotion: "reduce" },
        launchOptions: { executablePath: findBrowser(), args: browserArgs },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});

export default defineConfig(({ command, mode }) => ({
  // In development the one index.html answers every path; what is built has a page for each.
  appType: command === "serve" ? ("spa" as const) : ("mpa" as const),
  plugins: [
    tokens(),
    icons(),
    worldMap(),
    pictures(),
    baked(),
    leanRouter(),
    themeScript(),
    tailwindcss(),
    react(),
    mailStandIn(),
    prerender({ entry: "src/app/entry-server.tsx" }),
  ],
  // Found late, each of these would reload the page in the middle of the first run of the stories.
  optimizeDeps: {
    include: [
      "@emailjs/browser",
      "@radix-ui/react-dialog",
      "@radix-ui/react-tabs",
      "@radix-ui/react-toast",
      "class-variance-authority",
      "clsx",
      "embla-carousel-react",
      "react-dom/client",
      "react-hook-form",
      "react-router-dom",
      "storybook/theming",
      "web-vitals",
      "zod/mini",
      "zustand",
      "zustand/vanilla",
    ],
  },
  build: {
    assetsInlineLimit: 0,
    // A second slower than the default, and a kilobyte less on every page (brotli).
    minify: "terser" as const,
    terserOptions: { compress: { passes: 3 } },
    // A prerendered page names what it needs in its head, and a link is loaded when it is pointed at; lists of what
    // each part imports would only make the entry larger.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    target: "baseline-widely-available",
  },
  environments: {
    client: {
      build: {
        // What most kinds of page use travels together: a dozen tiny files would compress worse and cost a request each.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  // what nearly every page uses; never what brings a library along
                  name: "kit",
                  test: /\/src\/(?!.*(accordion|carousel|delivery|dialog|field|form|panel|tabs|toast))(ui|lib|sections)\//,
                  minShareCount: 8,
                },
                {
                  // what homes begin with; what it stands on is shared by others, too
                  name: "blocks",
                  test: /\/src\/(assets\/hero-[a-z0-9-]+|content\/(about-lead|capability|film|hero-slide|baked\/(latest-posts|featured-projects))|(sections|ui)\/(about-block|film-offer|process-steps|step-list|fun-facts|hero-slider|fade-carousel|partner-list|project-grid|project-cards|services-carousel|testimonials))\./,
                  includeDependenciesRecursively: false,
                },
                {
                  // what pages of the shop stand on
                  name: "till",
                  test: /\/(zustand\/|src\/(shop\/(?!stored)|lib\/money|(assets|content)\/product|sections\/(cart-empty|cart-mark|cart-summary|shop-wait))\b)/,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                {
                  // what the further homes add
                  name: "pieces",
                  test: /\/src\/(sections\/(titled-band|static-hero|hero-words|title-block|contact-strip|feature-list|service-icons|project-showcase|project-results|mission-vision))\./,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
  },
  test: {
    coverage: { provider: "v8" as const, include: ["src/**/*.{ts,tsx}"], reporter: ["text-summary"] },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "jsdom",
          testTimeout: 60_000,
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/browser/**"],
        },
      },
      ...(mode === "test" ? [stories()] : []),
    ],
  },
}));
