import type { StorybookConfig } from "@storybook/react-vite";

/** Build steps of the site that have no place in Storybook. */
const notHere = new Set(["korvane:prerender", "korvane:mail-stand-in", "korvane:theme"]);

export default {
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-themes", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: "react-docgen-typescript" },
  viteFinal: (config) => ({
    ...config,
    plugins: config.plugins?.flat().filter((plugin) => !(plugin && "name" in plugin && notHere.has(plugin.name))),
  }),
} satisfies StorybookConfig;
