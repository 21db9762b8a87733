import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useLayoutEffect, useState } from "react";
import { STORY_RENDERED, UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { selectedTheme, storybookThemes, type ThemeName } from "./theme.ts";

/** The globals in the address of the preview: `theme:dark;viewport.value:w320`. */
function globalsOfAddress(): Record<string, string> {
  const text = new URLSearchParams(window.location.search).get("globals") ?? "";
  return Object.fromEntries(text.split(";").map((entry) => entry.split(":", 2) as [string, string]));
}

type Channel = ReturnType<typeof addons.getChannel>;

/** Gives the stories in frames of their own the theme of the page. */
function updateFrames(theme: ThemeName): void {
  for (const { contentWindow } of document.querySelectorAll<HTMLIFrameElement>(".sbdocs iframe")) {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = (contentWindow ?? {}) as {
      __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    };
    if (contentWindow?.document.documentElement.dataset["theme"] !== theme)
      channel?.emit(UPDATE_GLOBALS, { globals: { theme } });
  }
}

/**
 * The theme of a documentation page: that of the toolbar, also on pages without stories. Frames inside the page report
 * globals of their own, so only the request of the toolbar counts.
 */
function useSelectedTheme(): ThemeName {
  const [theme, setTheme] = useState(() => selectedTheme(globalsOfAddress()));
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = theme;
    updateFrames(theme);
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Record<string, unknown> }) => {
      if ("theme" in globals) setTheme(selectedTheme(globals));
    };
    const update = () => updateFrames(theme);
    channel.on(UPDATE_GLOBALS, follow);
    channel.on(STORY_RENDERED, update);
    return () => {
      channel.off(UPDATE_GLOBALS, follow);
      channel.off(STORY_RENDERED, update);
    };
  }, [theme]);
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
