import path from "node:path";
import type { TokenNormalized } from "@terrazzo/parser";
import { cssVariable } from "#lib/theme/css-variable.ts";
import { type Theme, themeNames } from "#lib/theme/themes.ts";
import type { ContrastRequirement } from "#tools/tokens/contrast.ts";
import { formatValue } from "#tools/tokens/format-value.ts";
import { readTokens } from "#tools/tokens/read-tokens.ts";
import { type Definitions, type Place, readDefinitions } from "#tools/tokens/token-source.ts";
import { sizesAtWidths } from "#tools/tokens/type-size.ts";
import { type ClassUse, type SourceFile, readUsage } from "#tools/tokens/usage.ts";

/** A token on the way from a semantic token to its value, with the place of its definition. */
export type ChainLink = Place & { name: string };

/** The value of a token in one theme. */
export interface ThemeValue {
  /** The value as a designer writes it. */
  text: string;
  /** The resolved DTCG value. */
  value: unknown;
  /** The token's own definition, followed by the tokens that it refers to. */
  chain: ChainLink[];
}

/** Everything that the documentation shows of a token. */
export interface CatalogToken {
  name: string;
  tier: "base" | "semantic";
  /** The type of DTCG, such as `color`. */
  kind: string;
  description: string;
  groupDescription: string;
  /** Everyday words for the token and its groups. */
  keywords: string[];
  /** The custom property; breakpoints, font sizes and text styles have none. */
  variable?: string;
  values: Record<Theme, ThemeValue>;
  /** The tokens that replace it on a surface. */
  surfaces: (Place & { surface: string; alias: string })[];
  contrast?: ContrastRequirement | undefined;
  /** The tokens that refer to it in any theme, on any surface, or as a part of their value. */
  usedBy: string[];
  /** The classes, style sheets and functions that use it. */
  classes: ClassUse[];
  /** For a font size or a text style: its size in pixels at four window widths. */
  sizes?: { width: number; size: number }[] | undefined;
}

/** The tokens, the groups and the source files that use them. */
export interface Catalog {
  tokens: CatalogToken[];
  groups: { name: string; description: string }[];
  files: SourceFile[];
}

const withoutVariable = /^(?:breakpoint|font\.size|typography)\./;

/** The files that define a token in a theme, the most specific first. */
const themeFiles = (theme: Theme) => [...(theme === "light" ? [] : [theme]), "semantic", "typography", "base"];

/** Reads the token files and the source files of a repository. */
export async function readCatalog(root: string): Promise<Catalog> {
  const folder = path.join(root, "tokens");
  const { resolver } = await readTokens(folder);
  const surfaceNames = Object.keys(resolver.source.modifiers?.["surface"]?.contexts ?? {}).filter(
    (name) => name !== "page",
  );
  const names = [...themeFiles("light"), ...themeNames.slice(1), ...surfaceNames.map((name) => `surface-${name}`)];
  const files = new Map<string, Definitions>(
    await Promise.all(names.map(async (name) => [name, await readDefinitions(folder, `${name}.tokens.json`)] as const)),
  );
  const find = (name: string, order: readonly string[]) =>
    order.map((file) => files.get(file)?.get(name)).find((definition) => definition !== undefined);
  const inThemes = Object.fromEntries(themeNames.map((theme) => [theme, resolver.apply({ theme })])) as Record<
    Theme,
    Record<string, TokenNormalized>
  >;

  const chainOf = (name: string, theme: Theme): ChainLink[] => {
    const definition = find(name, themeFiles(theme));
    if (!definition) return [];
    const { file, line, alias } = definition;
    return [{ name, file, line }, ...(alias ? chainOf(alias, theme) : [])];
  };
  const parentsOf = (name: string) => name.split(".").map((_part, index, parts) => parts.slice(0, index + 1).join("."));
  const users = usersOf(files);
  const usage = await readUsage(root, Object.keys(inThemes.light));

  const tokens = Object.values(inThemes.light).map(({ id, $type, $description = "", $extensions }): CatalogToken => {
    const own = parentsOf(id).flatMap((parent) => find(parent, ["semantic", "typography", "base"]) ?? []);
    const values = Object.fromEntries(
      themeNames.map((theme) => {
        const value: unknown = inThemes[theme][id]?.$value;
        return [theme, { text: formatValue(value), value, chain: chainOf(id, theme) }];
      }),
    ) as Record<Theme, ThemeValue>;
    return {
      name: id,
      tier: files.get("base")?.has(id) ? "base" : "semantic",
      kind: $type,
      description: $description,
      groupDescription: own.findLast(({ isToken, description }) => !isToken && description)?.description ?? "",
      keywords: own.flatMap(({ keywords }) => keywords),
      ...(!withoutVariable.test(id) && { variable: cssVariable(id) }),
      values,
      surfaces: surfaceNames.flatMap((surface) => {
        const definition = files.get(`surface-${surface}`)?.get(id);
        if (!definition?.alias) return [];
        return [{ surface, alias: definition.alias, file: definition.file, line: definition.line }];
      }),
      contrast: $extensions?.["com.korvane.contrast"] as ContrastRequirement | undefined,
      usedBy: [...(users.get(id) ?? [])].toSorted(),
      classes: usage.tokens[id] ?? [],
      sizes: sizesAtWidths(id, inThemes.light),
    };
  });
  const groups = ["base", "semantic", "typography"].flatMap((file) =>
    [...(files.get(file) ?? [])]
      .filter(([, { isToken }]) => !isToken)
      .map(([name, { description = "" }]) => ({ name, description })),
  );
  return { tokens, groups, files: usage.files };
}

/** The tokens that refer to each token, in any file. */
function usersOf(files: ReadonlyMap<string, Definitions>): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const definitions of files.values())
    for (const [name, { references }] of definitions)
      for (const reference of references) users.set(reference, (users.get(reference) ?? new Set()).add(name));
  return users;
}
