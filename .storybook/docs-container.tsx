import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useLayoutEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { selectedTheme, storybookThemes, type ThemeName } from "./theme.ts";

/** The globals in the address of the preview: `theme:dark;viewport.value:w320`. */
function globalsOfAddress(): Record<string, string> {
  const text = new URLSearchParams(window.location.search).get("globals") ?? "";
  return Object.fromEntries(text.split(";").map((entry) => entry.split(":", 2) as [string, string]));
}

/** The theme of a documentation page: that of the toolbar, also on pages without stories. */
function useSelectedTheme(): ThemeName {
  const [theme, setTheme] = useState(() => selectedTheme(globalsOfAddress()));
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = theme;
  }, [theme]);
  useLayoutEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setTheme(selectedTheme(globals));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return theme;
}

/** The frame of every documentation page; follows the theme of the toolbar. */
export function ThemedDocsContainer({ context, children }: DocsContainerProps) {
  const theme = useSelectedTheme();
  return (
    <DocsContainer context={context} theme={storybookThemes[theme]}>
      <main>{children}</main>
    </DocsContainer>
  );
}
