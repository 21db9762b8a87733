import { pathToFileURL } from "node:url";
import { build, defineConfig } from "@terrazzo/parser";
import css from "@terrazzo/plugin-css";
import { cssVariable } from "#lib/theme/css-variable.ts";
import { type Theme, themeNames, themes } from "#lib/theme/themes.ts";
import { readTokens, surfaceTokens } from "#tools/tokens/read-tokens.ts";
import { logger } from "#tools/tokens/token-error.ts";

const filename = "tokens.css";

/** A CSS rule; Terrazzo needs the declarations on lines of their own. */
const rule = (selector: string, declarations: string) => `${selector} {\n${declarations}\n}`;

/** Tokens that no custom property holds: media queries need values, and font sizes grow with the window. */
const withoutVariable = ["breakpoint.*", "font.size.**", "typography.**"];

/** Rules for screens alone: paper gets the colors of the light theme's page, since it has no dark background. */
const onScreens = (rules: string) => `@media screen {\n${rules}\n}`;

/**
 * The values and the title of a theme, and what it shows of things that differ on a light and on a dark ground, inside a
 * selector, and inside `data-surface="page"` there, which ends any other surface. A theme may be inside of another, and that inside of a third one: the innermost has the most specific selector.
 */
function themeRule(theme: Theme, selector: string, declarations: string, outer = [""]): string {
  const { scheme, title } = themes[theme];
  const shown = (ground: string) => `${cssVariable(`theme.on-${ground}`)}: ${scheme === ground ? "block" : "none"};`;
  const facts = `color-scheme: ${scheme};\n${cssVariable("theme.title")}: "${title}";\n${shown("light")}\n${shown("dark")}`;
  const surfaces = outer.map((ancestors) => `${ancestors}${selector} [data-surface="page"]`);
  return rule([selector, ...surfaces].join(", "), `${facts}\n${declarations}`);
}

/** The ancestors of a theme: none, the page, or another theme in the page. */
const anyDepth = ["", ":root ", ":root [data-theme] "];

/** The custom properties of every theme and surface as one style sheet. */
export async function tokensCss(folder?: string): Promise<string> {
  const { tokens, sources, resolver } = await readTokens(folder);
  const light = {
    input: { theme: "light" },
    exclude: withoutVariable,
    prepare: (declarations: string) => themeRule("light", ':is(:root, [data-theme="light"])', declarations, anyDepth),
  };
  const others = themeNames
    .filter((theme) => theme !== "light")
    .map((theme) => ({
      input: { theme },
      include: ["color.**", "brightness.**", "border-width.drawing"],
      prepare: (declarations: string) => {
        const { preference } = themes[theme];
        const preferred = themeRule(theme, ":root:where(:not([data-theme]))", declarations);
        return onScreens(
          (preference ? `@media ${preference} {${preferred}}\n` : "") +
            themeRule(theme, `[data-theme="${theme}"]`, declarations, anyDepth),
        );
      },
    }));
  const surfaces = Object.entries(surfaceTokens(resolver)).map(([surface, include]) => ({
    input: { theme: "light", surface },
    include,
    prepare: (declarations: string) => onScreens(rule(`[data-surface="${surface}"]`, declarations)),
  }));
  const plugin = css({
    filename,
    variableName: ({ id }) => cssVariable(id),
    legacyHex: true,
    permutations: [light, ...others, ...surfaces],
  });
  const config = defineConfig({ plugins: [plugin] }, { cwd: pathToFileURL(import.meta.dirname) });
  const { outputFiles } = await build(tokens, { resolver, sources, config, logger });
  const sheet = outputFiles.find((file) => file.filename === filename);
  if (!sheet) throw new Error(`Terrazzo wrote no ${filename}`);
  return String(sheet.contents);
}
