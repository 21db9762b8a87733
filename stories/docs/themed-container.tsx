import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useLayoutEffect, useState } from "react";
import { UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import type { Theme } from "#lib/theme/themes.ts";
import { selectedTheme, storybookTheme } from "../../.storybook/theme.ts";

/** The globals in the address of the preview: `theme:dark;viewport.value:w320`. */
function globalsOfAddress(): Record<string, string> {
  const text = new URLSearchParams(window.location.search).get("globals") ?? "";
  return Object.fromEntries(text.split(";").map((entry) => entry.split(":", 2) as [string, string]));
}

/** Frames inside the page show the stories that open dialogs and panels; Storybook reads their address from this variable. */
function setFrameAddress(theme: Theme): void {
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=theme:${theme}` });
}

/** Sets the theme of the page and of the frames in it. */
function applyTheme(theme: Theme): void {
  const frames = [...document.querySelectorAll("iframe")].flatMap(({ contentDocument }) => contentDocument ?? []);
  for (const { documentElement } of [document, ...frames]) documentElement.dataset["theme"] = theme;
  setFrameAddress(theme);
}

/**
 * The theme of a documentation page: that of the toolbar, also on pages without stories. Frames inside the page report
 * globals of their own, so only the request of the toolbar counts.
 */
function useSelectedTheme(): Theme {
  const [theme, setTheme] = useState(() => {
    const first = selectedTheme(globalsOfAddress());
    setFrameAddress(first);
    return first;
  });
  useLayoutEffect(() => applyTheme(theme), [theme]);
  useLayoutEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Record<string, unknown> }) => {
      if ("theme" in globals) setTheme(selectedTheme(globals));
    };
    channel.on(UPDATE_GLOBALS, follow);
    return () => channel.off(UPDATE_GLOBALS, follow);
  }, []);
  return theme;
}

/** The frame of every documentation page; follows the theme of the toolbar. */
export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSelectedTheme();
  return (
    <DocsContainer context={context} theme={storybookTheme(theme)}>
      <main>{children}</main>
    </DocsContainer>
  );
}
