import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, defineConfig, lintRunner, Logger, parse, type Resolver } from "@terrazzo/parser";
import css from "@terrazzo/plugin-css";
import Color from "colorjs.io";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { locateTokenError, tokenLint } from "#tools/vite/token-error.ts";
import { cssVariable } from "../../../tailwind.config.ts";

const defaultFolder = path.resolve(import.meta.dirname, "../../../tokens");
const logger = new Logger({ level: "error" });
const filename = "tokens.css";
const publicId = `virtual:${filename}`;
const moduleId = `\0${publicId}`;

/** The themes with their native color scheme, and the system preference that applies until a visitor chooses. */
const themes = {
  light: { scheme: "light" },
  dark: { scheme: "dark", preference: "(prefers-color-scheme: dark)" },
  contrast: { scheme: "light", preference: "(prefers-contrast: more)" },
} as const;

export type Theme = keyof typeof themes;
export const themeNames = Object.keys(themes) as Theme[];

/** The names of the tokens in a tree of token files. */
function tokenNames(tree: object, parents: readonly string[] = []): string[] {
  return Object.entries(tree).flatMap(([key, node]) => {
    if (key === "$value") return parents.join(".");
    return typeof node === "object" && !key.startsWith("$") ? tokenNames(node, [...parents, key]) : [];
  });
}

/** The surfaces other than the page, with the tokens that each one changes. */
export const surfaceTokens = ({ source }: Resolver): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(source.modifiers?.["surface"]?.contexts ?? {})
      .filter(([surface]) => surface !== "page")
      .map(([surface, sources]) => [surface, sources.flatMap((tree) => tokenNames(tree))]),
  );

/** A CSS rule; Terrazzo needs the declarations on lines of their own. */
const rule = (selector: string, declarations: string) => `${selector}{\n${declarations}\n}`;

const themeRule = (theme: Theme, selector: string, declarations: string) =>
  rule(selector, `color-scheme:${themes[theme].scheme};\n${declarations}`);

const cssPlugin = (resolver: Resolver) =>
  css({
    filename,
    variableName: ({ id }) => cssVariable(id),
    legacyHex: true,
    permutations: [
      {
        input: { theme: "light" },
        exclude: ["breakpoint.*", "font.size.**", "typography.**"],
        prepare: (declarations) => themeRule("light", ':root,[data-theme="light"]', declarations),
      },
      ...(["dark", "contrast"] as const).map((theme) => ({
        input: { theme },
        include: ["color.**", "brightness.**"],
        prepare: (declarations: string) =>
          `@media ${themes[theme].preference}{${themeRule(theme, ":root:not([data-theme])", declarations)}}\n` +
          themeRule(theme, `[data-theme="${theme}"]`, declarations),
      })),
      ...Object.entries(surfaceTokens(resolver)).map(([surface, include]) => ({
        input: { theme: "light", surface },
        include,
        prepare: (declarations: string) => rule(`[data-surface="${surface}"]`, declarations),
      })),
    ],
  });

/**
 * Reads and validates a folder of token files in every theme and on every surface.
 *
 * @throws Error that names the file and line of a malformed token
 */
export async function readTokens(folder = defaultFolder) {
  const file = path.join(folder, "resolver.json");
  try {
    const source = { filename: pathToFileURL(file), src: await readFile(file, "utf8") };
    const result = await parse([source], { config: tokenLint, logger });
    const { resolver, sources } = result;
    for (const input of resolver.listPermutations?.() ?? [])
      await lintRunner({ tokens: resolver.apply(input), sources, config: tokenLint, logger });
    return result;
  } catch (error) {
    await locateTokenError(folder);
    throw error;
  }
}

/** The custom properties of every theme and surface as one style sheet. */
export async function tokensCss(folder?: string): Promise<string> {
  const { tokens: all, sources, resolver } = await readTokens(folder);
  const config = defineConfig({ plugins: [cssPlugin(resolver)] }, { cwd: pathToFileURL(import.meta.dirname) });
  const { outputFiles } = await build(all, { resolver, sources, config, logger });
  const sheet = outputFiles.find((file) => file.filename === filename);
  if (!sheet) throw new Error(`Terrazzo wrote no ${filename}`);
  return String(sheet.contents);
}

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
