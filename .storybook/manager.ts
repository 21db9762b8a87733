import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { selectedTheme, storybookTheme } from "./theme.ts";
import { findTokensInSidebar } from "./token-search.ts";

/** The theme in the address of a reloaded or shared page. */
const [, addressed] = /(?:^|[;&?=])theme(?::|%3A)([\w-]+)/.exec(window.location.search) ?? [];

addons.setConfig({ theme: storybookTheme(selectedTheme({ theme: addressed })) });

addons.register("korvane/theme", (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    addons.setConfig({ theme: storybookTheme(selectedTheme(globals)) });
  };
  api.on(GLOBALS_UPDATED, follow);
  api.on(SET_GLOBALS, follow);
});

addons.register("korvane/token-search", findTokensInSidebar);
