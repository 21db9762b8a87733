import { type Theme, themeNames } from "#lib/theme/themes.ts";
import base from "#tokens/base.tokens.json";
import semantic from "#tokens/semantic.tokens.json";
import image from "#tokens/surface-image.tokens.json";
import inverse from "#tokens/surface-inverse.tokens.json";
import type { ContrastRequirement } from "#tools/tokens/contrast.ts";

/** One token, as the foundations pages show it. */
export type Token = {
  name: string;
  description: string;
  value: unknown;
  /** The token that this one refers to. */
  alias: string | undefined;
  contrast: ContrastRequirement | undefined;
};

type Node = { $value?: unknown; $description?: string; $extensions?: { "com.korvane.contrast"?: ContrastRequirement } };
type Tree = Record<string, Node>;

/** The tokens of a file in its order; descriptions come from the second tree, which has the same groups. */
function flatten(values: object, descriptions: object, path: readonly string[] = []): Token[] {
  return Object.entries(values as Tree).flatMap(([key, node]) => {
    if (key.startsWith("$")) return [];
    const name = [...path, key];
    const about = (descriptions as Tree)[key] ?? {};
    if (node.$value === undefined) return flatten(node, about, name);
    const alias = typeof node.$value === "string" ? /^\{(.+)\}$/.exec(node.$value)?.[1] : undefined;
    const { $description: description = "", $extensions } = about;
    const contrastRequirement = $extensions?.["com.korvane.contrast"];
    return [{ name: name.join("."), description, value: node.$value, alias, contrast: contrastRequirement }];
  });
}

/** The raw values. */
export const baseTokens = flatten(base, base);
const byName = new Map(baseTokens.map((token) => [token.name, token]));

/** A token with the value and the name of what its alias refers to in the end. */
const resolved = (token: Token): Token => {
  if (!token.alias) return token;
  const target = byName.get(token.alias);
  if (!target) throw new Error(`${token.name} refers to ${token.alias}, which does not exist`);
  const { value, alias = token.alias } = resolved(target);
  return { ...token, value, alias };
};

const files = import.meta.glob<{ color: object }>("/tokens/*.tokens.json", { eager: true, import: "default" });

/** The semantic colors of each theme. */
export const colorsOfThemes = Object.fromEntries(
  themeNames.map((theme) => {
    const { color } = files[`/tokens/${theme}.tokens.json`] ?? semantic;
    return [theme, flatten(color, semantic.color, ["color"]).map(resolved)];
  }),
) as Record<Theme, Token[]>;

/** The tokens that each surface changes, with the token that they refer to instead. */
export const surfaces = {
  inverse: flatten(inverse, semantic),
  image: flatten(image, semantic),
};

/** The last part of a token's name, which utility classes use. */
export const ownName = (name: string) => name.split(".").at(-1) ?? "";

/** The base tokens of one group, each with its utility class. */
export const group = (path: string, code?: (own: string) => string) =>
  baseTokens
    .filter(({ name }) => name.startsWith(`${path}.`))
    .map((token) => ({ ...token, code: code?.(ownName(token.name)) }));
