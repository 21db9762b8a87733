import path from "node:path";
import Color from "colorjs.io";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { readTokens } from "#tools/tokens/read-tokens.ts";
import { tokensCss } from "#tools/tokens/tokens-css.ts";

const publicId = "virtual:tokens.css";
const moduleId = `\0${publicId}`;

/** The color of the browser's own interface: the page background of the light and the dark theme. */
async function themeColors(folder: string): Promise<HtmlTagDescriptor[]> {
  const { resolver } = await readTokens(folder);
  return (["light", "dark"] as const).map((theme) => {
    const page = resolver.apply({ theme })["color.bg.page"];
    if (page?.$type !== "color") throw new Error(`The theme ${theme} has no color.bg.page`);
    const [red = 0, green = 0, blue = 0] = page.$value.components;
    const content = new Color("srgb", [red, green, blue]).toString({ format: "hex", collapse: false });
    return {
      tag: "meta",
      attrs: { name: "theme-color", content, media: `(prefers-color-scheme: ${theme})` },
      injectTo: "head",
    };
  });
}

/** Serves the custom properties as `virtual:tokens.css`, updates them on a token edit, and adds `theme-color` to pages. */
export function tokens(): Plugin {
  let folder: string;
  return {
    name: "korvane:tokens",
    enforce: "pre",
    configResolved(config) {
      folder = path.join(config.root, "tokens");
    },
    resolveId: (id) => (id === publicId ? moduleId : null),
    load: (id) => (id === moduleId ? tokensCss(folder) : null),
    transformIndexHtml: () => themeColors(folder),
    hotUpdate({ file, modules }) {
      const sheet = this.environment.moduleGraph.getModuleById(moduleId);
      return sheet && path.dirname(file) === folder ? [...modules, sheet] : modules;
    },
  };
}
