import base from "#tokens/base.tokens.json";
import contrast from "#tokens/contrast.tokens.json";
import dark from "#tokens/dark.tokens.json";
import light from "#tokens/light.tokens.json";

/** A color as the token files write it. */
export type ColorValue = { components: readonly number[]; alpha?: number | undefined; hex?: string | undefined };

/** What a color promises: to be read as text, or to be told apart as part of a control, on these surfaces. */
export type Pledge = { kind?: "text" | "ui"; on?: readonly string[]; over?: readonly string[] };

/** One token, as the pages of the foundations show it. */
export type Token = {
  name: string;
  description: string;
  value: unknown;
  /** The token that this one refers to. */
  alias: string | undefined;
  contrast: Pledge | undefined;
};

type Node = { $value?: unknown; $description?: string; $extensions?: { "com.korvane.contrast"?: Pledge } };

/** Every token of a tree, in the order of its file. */
function flatten(node: object, path: readonly string[] = []): Token[] {
  return Object.entries(node as Record<string, Node>).flatMap(([key, child]) => {
    if (key.startsWith("$")) return [];
    const name = [...path, key];
    if (child.$value === undefined) return flatten(child, name);
    const alias = typeof child.$value === "string" ? /^\{(.+)\}$/.exec(child.$value)?.[1] : undefined;
    const { $value: value, $description: description = "", $extensions } = child;
    return [{ name: name.join("."), description, value, alias, contrast: $extensions?.["com.korvane.contrast"] }];
  });
}

/** The raw decisions. */
export const baseTokens = flatten(base);
const byName = new Map(baseTokens.map((token) => [token.name, token]));

/** Aliases followed to the value that they stand for. */
const resolved = (token: Token): Token => {
  if (!token.alias) return token;
  const target = byName.get(token.alias);
  if (!target) throw new Error(`${token.name} refers to ${token.alias}, which does not exist`);
  return { ...token, value: resolved(target).value };
};

/** The semantic colors of each theme. */
export const themes = {
  light: flatten(light).map(resolved),
  dark: flatten(dark).map(resolved),
  contrast: flatten(contrast).map(resolved),
};

export type ThemeName = keyof typeof themes;

/** What the reader calls the themes. */
export const themeLabels: Record<ThemeName, string> = { light: "Light", dark: "Dark", contrast: "High contrast" };

/** The last part of a token's name, by which classes call it. */
export const ownName = (name: string) => name.split(".").at(-1) ?? "";

/** The tokens of one group of the base, each with what is typed to use it. */
export const group = (path: string, code?: (own: string) => string) =>
  baseTokens
    .filter(({ name }) => name.startsWith(`${path}.`))
    .map((token) => ({ ...token, code: code?.(ownName(token.name)) }));
