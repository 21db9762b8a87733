import { realpathSync } from "node:fs";
import type { StorybookConfig } from "@storybook/react-vite";
import type { Indexer } from "storybook/internal/types";
import { themeNames } from "#lib/theme/themes.ts";
import { readHistory } from "#tools/cli/git.ts";
import { readCatalog } from "#tools/tokens/catalog.ts";
import { type ColorValue, formatColor } from "#tools/tokens/contrast.ts";
import { readBrandRules } from "#tools/tokens/read-brand-rules.ts";
import { readTokens } from "#tools/tokens/read-tokens.ts";
import { contracts } from "#tools/vite/contracts.ts";
import { docgen } from "#tools/vite/read-contracts.ts";
import { tokenDownloads } from "#tools/vite/token-downloads.ts";
import { moduleText, virtualModule } from "#tools/vite/virtual-module.ts";

/** Adds `example` to the first story of a file, and `proof` to those without `example`, for the filter of the sidebar. */
const tagExamples = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      return entries.map((entry, index) => {
        const { tags = [] } = entry;
        const isExample = index === 0 || tags.includes("example");
        return { ...entry, tags: [...new Set([...tags, isExample ? "example" : "proof"])] };
      });
    },
  }));

/** Adds the colors of each theme to a page of Storybook, for its own interface. */
async function addThemeColors(head = ""): Promise<string> {
  const { resolver } = await readTokens();
  const colorsOf = (theme: string) =>
    Object.values(resolver.apply({ theme })).flatMap(({ id, $type, $value }) =>
      $type === "color" ? [[id, formatColor($value as ColorValue)]] : [],
    );
  const colors = Object.fromEntries(themeNames.map((theme) => [theme, Object.fromEntries(colorsOf(theme))]));
  return `${head}<script>window.themeColors = ${JSON.stringify(colors)}</script>`;
}

/** Tests need no tables of props, whose types take ten seconds to read: 'Run tests' gives up after thirty. */
const isTestRun = process.env["VITEST"] === "true";

/** Plugins of the site that Storybook does not need, and one for documentation, which moves the lines of errors in tests. */
const unusedPlugins = new Set([
  "korvane:prerender",
  "korvane:mail-stand-in",
  "korvane:theme",
  ...(isTestRun ? ["plugin-csf"] : []),
]);

export default {
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  experimental_indexers: tagExamples,
  managerHead: addThemeColors,
  previewHead: addThemeColors,
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-themes", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    // Headings of pages, and the names of stories, are found by the sidebar's search.
    experimentalSearchDocsHeadings: true,
    // The code of an example is that of its story, with the arguments in their places.
    experimentalCodeExamples: true,
    // Assistants read the props and examples of all components from manifests/components.json.
    componentsManifest: true,
  },
  typescript: {
    reactDocgen: isTestRun ? false : "react-docgen-typescript",
    reactDocgenTypescriptOptions: docgen,
  },
  viteFinal: (config, { configType }) => ({
    ...config,
    // The packages of a copy of the project, which serve the font, are a link to those of another.
    server: { ...config.server, fs: { allow: [".", realpathSync("node_modules")] } },
    // The static Storybook runs below any path, whatever the base of the site.
    ...(configType === "PRODUCTION" && { base: "./" }),
    plugins: [
      ...(config.plugins?.flat() ?? []).filter(
        (plugin) => !(plugin && "name" in plugin && unusedPlugins.has(plugin.name)),
      ),
      virtualModule("token-catalog", async (root) => moduleText({ catalog: await readCatalog(root) }), "tokens"),
      virtualModule("brand-rules", async () => moduleText({ rules: await readBrandRules() }), "tokens"),
      tokenDownloads(),
      contracts(),
      virtualModule("history", async (root) =>
        moduleText({ history: await readHistory(root), changes: await readHistory(root, "tokens", "src/ui") }),
      ),
    ],
  }),
} satisfies StorybookConfig;
