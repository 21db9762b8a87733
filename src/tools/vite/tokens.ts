import path from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { themeNames, themes } from "#lib/theme/themes.ts";
import { colorOf, type ColorValue } from "#tools/tokens/contrast.ts";
import { readTokens } from "#tools/tokens/read-tokens.ts";
import { tokensCss } from "#tools/tokens/tokens-css.ts";
import { virtualModule } from "#tools/vite/virtual-module.ts";

/** The color of the browser's own interface: the page background of each theme; the first one whose preference matches applies. */
async function themeColors(): Promise<HtmlTagDescriptor[]> {
  const { resolver } = await readTokens();
  return themeNames.toReversed().map((theme) => {
    const page = resolver.apply({ theme })["color.bg.page"];
    if (page?.$type !== "color") throw new Error(`The theme ${theme} has no color.bg.page`);
    const { preference } = themes[theme];
    const content = colorOf(page.$value as ColorValue).toString({ format: "hex", collapse: false });
    return {
      tag: "meta",
      attrs: { name: "theme-color", content, ...(preference && { media: preference }) },
      injectTo: "head",
    };
  });
}

/** Serves the custom properties as `virtual:tokens.css`, updates them on a token edit, and adds `theme-color` to pages. */
export const tokens = (): Plugin => ({
  ...virtualModule("tokens.css", (root) => tokensCss(path.join(root, "tokens")), "tokens"),
  enforce: "pre",
  transformIndexHtml: themeColors,
});
