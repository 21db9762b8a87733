import path from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import type { Plugin } from "vite";
import { tokenCatalog } from "../src/build/vite/token-catalog.ts";

/** Plugins of the site that Storybook does not need. */
const sitePlugins = new Set(["korvane:prerender", "korvane:mail-stand-in", "korvane:theme"]);

/**
 * Generates the documentation of new components without a restart: the docgen plugin reads the list of source files once,
 * and again when tsconfig.json changes.
 */
function docgenForNewFiles(): Plugin {
  return {
    name: "korvane:docgen-for-new-files",
    configureServer({ config, watcher }) {
      watcher.on("add", (file) => {
        if (/\/src\/.*\.tsx$/.test(file.replaceAll("\\", "/"))) {
          watcher.emit("change", path.join(config.root, "tsconfig.json"));
        }
      });
    },
  };
}

export default {
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-themes", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: "react-docgen-typescript" },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins?.flat() ?? []).filter(
        (plugin) => !(plugin && "name" in plugin && sitePlugins.has(plugin.name)),
      ),
      docgenForNewFiles(),
      tokenCatalog(),
    ],
  }),
} satisfies StorybookConfig;
