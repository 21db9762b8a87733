import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { cssVariable } from "#lib/theme/css-variable.ts";
import { themeNames, themes } from "#lib/theme/themes.ts";
import { figmaVariables } from "#tools/tokens/figma.ts";
import { formatValue } from "#tools/tokens/format-value.ts";
import { readTokens } from "#tools/tokens/read-tokens.ts";
import { tokenId } from "#tools/tokens/token-source.ts";
import { tokensCss } from "#tools/tokens/tokens-css.ts";

/** A file of tokens for another tool. */
export interface TokenFile {
  name: string;
  /** The media type. */
  type: string;
  description: string;
  text: string;
}

/** The media type of DTCG 2025.10, 6.2. */
const designTokens = "application/design-tokens+json";

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

/** The tokens in the formats of other tools: a style sheet, resolved values, variables of Figma, and their source. */
export async function tokenFiles(root: string): Promise<TokenFile[]> {
  const folder = path.join(root, "tokens");
  const { resolver } = await readTokens(folder);
  const tokensOfThemes = themeNames.map((theme) => [theme, resolver.apply({ theme })] as const);
  const resolved = Object.fromEntries(
    tokensOfThemes.map(([theme, tokens]) => [
      theme,
      Object.fromEntries(
        Object.entries(tokens).map(([name, { $type, $value, $description, $extensions }]) => [
          name,
          {
            id: tokenId(name, $extensions),
            type: $type,
            value: $value,
            text: formatValue($value),
            variable: cssVariable(name),
            description: $description,
          },
        ]),
      ),
    ]),
  );
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  const sources = await Promise.all(
    names.map(async (name) => ({
      name,
      type: designTokens,
      description: name === "resolver.json" ? "Source: how the files combine." : "Source.",
      text: await readFile(path.join(folder, name), "utf8"),
    })),
  );
  return [
    {
      name: "korvane.css",
      type: "text/css",
      description: "Every custom property, in every theme and on every surface.",
      text: await tokensCss(folder),
    },
    {
      name: "korvane-resolved.json",
      type: "application/json",
      description: "Every value in every theme, without references.",
      text: json(resolved),
    },
    ...tokensOfThemes.map(([theme, tokens]) => ({
      name: `figma-${theme}.tokens.json`,
      type: designTokens,
      description: `Variables of Figma for the mode ${themes[theme].title}.`,
      text: json(figmaVariables(tokens, themes[theme].title)),
    })),
    ...sources,
  ];
}
