import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { createContext, type PropsWithChildren, useLayoutEffect, useState } from "react";
import { UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import type { Theme } from "#lib/theme/themes.ts";
import { selectedTheme, storybookTheme } from "../../.storybook/theme.ts";
import { OtherLanguage } from "../other-language.tsx";
import { appearanceCss, shownBrand } from "../tokens/appearance.tsx";

/** What the toolbar has selected, by the name of the control. */
type Globals = Readonly<Partial<Record<string, string>>>;

/** The globals in the address of the preview: `theme:dark;viewport.value:w320`. */
function globalsOfAddress(): Globals {
  const text = new URLSearchParams(window.location.search).get("globals") ?? "";
  return Object.fromEntries(text.split(";").map((entry) => entry.split(":", 2) as [string, string]));
}

const frameControls = ["theme", "brand", "density", "direction", "texts"];

/** The start of the address of a story in a frame with these globals. */
export const frameAddress = (globals: Globals): string =>
  `iframe.html?globals=${frameControls.flatMap((name) => (globals[name] ? `${name}:${globals[name]}` : [])).join(";")}`;

/** The globals of the toolbar, on pages of documentation. */
export const GlobalsContext = createContext<Globals>({});

/** Frames inside the page show the stories that open dialogs and panels; Storybook reads their address from this variable. */
const setFrameAddress = (globals: Globals) => Object.assign(globalThis, { PREVIEW_URL: frameAddress(globals) });

/** Sets the theme of the page and of the frames in it. */
function applyTheme(theme: Theme): void {
  const frames = [...document.querySelectorAll("iframe")].flatMap(({ contentDocument }) => contentDocument ?? []);
  for (const { documentElement } of [document, ...frames]) documentElement.dataset["theme"] = theme;
}

/**
 * The globals of a documentation page: those of the toolbar, also on pages without stories. Frames inside the page report
 * globals of their own, so only the request of the toolbar counts.
 */
function useToolbarGlobals(): Globals {
  const [globals, setGlobals] = useState(() => {
    const first = globalsOfAddress();
    setFrameAddress(first);
    return first;
  });
  useLayoutEffect(() => void setFrameAddress(globals), [globals]);
  useLayoutEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals: changed }: { globals: Globals }) => setGlobals((before) => ({ ...before, ...changed }));
    channel.on(UPDATE_GLOBALS, follow);
    return () => channel.off(UPDATE_GLOBALS, follow);
  }, []);
  return globals;
}

/** The frame of every documentation page; follows the toolbar, whose decorators a page without stories does not have. */
export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbarGlobals();
  const { density = "comfortable", direction, texts = "as written" } = globals;
  const id = new URLSearchParams(window.location.search).get("id") ?? "";
  const brand = shownBrand(id, globals["brand"]);
  const keepsSiteBrand = brand !== (globals["brand"] ?? brand);
  const describesComfortable = density !== "comfortable" && id.startsWith("foundations-");
  const theme = selectedTheme(globals);
  useLayoutEffect(() => applyTheme(theme), [theme]);
  return (
    <DocsContainer context={context} theme={storybookTheme(theme)}>
      <GlobalsContext value={globals}>
        <OtherLanguage isRightToLeft={direction === "rtl"} isLong={texts !== "as written"} />
        <style>{appearanceCss(":root", brand, density)}</style>
        <main>
          {(keepsSiteBrand || describesComfortable) && (
            <p className="sb-unstyled max-w-prose pb-6 text-small text-secondary">
              {keepsSiteBrand && "The foundations show the values of the token files, those of the site’s own brand. "}
              {describesComfortable && "The descriptions of tokens are about the density comfortable."}
            </p>
          )}
          {children}
        </main>
      </GlobalsContext>
    </DocsContainer>
  );
}
