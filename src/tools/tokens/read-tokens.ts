import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { lintRunner, parse, type Resolver, type TokenNormalized } from "@terrazzo/parser";
import type { ColorToken, ColorValue, ContrastRequirement } from "#tools/tokens/contrast.ts";
import { locateTokenError, logger, tokenLint } from "#tools/tokens/token-error.ts";
import { tokensIn, type Tree } from "#tools/tokens/token-tree.ts";

const defaultFolder = path.resolve(import.meta.dirname, "../../../tokens");

/** The surfaces other than the page, with the tokens that each one changes. */
export const surfaceTokens = ({ source }: Resolver): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(source.modifiers?.["surface"]?.contexts ?? {})
      .filter(([surface]) => surface !== "page")
      .map(([surface, sources]) => [surface, sources.flatMap((tree) => tokensIn(tree as Tree).map(([name]) => name))]),
  );

/** What a comparison needs of a token. */
export type TokenValue = Pick<TokenNormalized, "id" | "$type" | "$value" | "$extensions" | "aliasChain">;

/** The colors among tokens, with the contrast that each needs, and the color of the palette that it refers to. */
export const colorsAmong = (tokens: readonly TokenValue[]): Map<string, ColorToken> =>
  new Map(
    tokens.flatMap(({ id, $type, $value, $extensions, aliasChain }) => {
      if ($type !== "color") return [];
      const alias = aliasChain?.find((name) => name.startsWith("palette."));
      const contrast = $extensions?.["com.korvane.contrast"] as ContrastRequirement | undefined;
      return [[id, { value: $value as ColorValue, contrast, alias }]];
    }),
  );

async function parseTokens(folder: string) {
  const file = path.join(folder, "resolver.json");
  try {
    const source = { filename: pathToFileURL(file), src: await readFile(file, "utf8") };
    const result = await parse([source], { config: tokenLint, logger });
    const { resolver, sources } = result;
    const { density } = resolver.source.modifiers ?? {};
    // Colors have no density, so that one theme and surface in each of the others is enough.
    const isNew = (input: Record<string, string>, index: number, all: Record<string, string>[]) =>
      input["density"] === density?.default ||
      all.findIndex((other) => other["density"] === input["density"]) === index;
    for (const input of (resolver.listPermutations?.() ?? []).filter(isNew))
      await lintRunner({ tokens: resolver.apply(input), sources, config: tokenLint, logger });
    return result;
  } catch (error) {
    const located: Error = await locateTokenError(folder).then(
      () => error,
      (found) => found,
    );
    // Every command prints the stack of an error that is not its own: here it is the message, which names the place.
    throw Object.assign(new Error(located.message, { cause: error }), { stack: located.message });
  }
}

/** The files that were read last, and what was read. */
let last: { files: string; result: ReturnType<typeof parseTokens> } | undefined;

/**
 * Reads and validates a folder of token files in every theme, on every surface and in every density; once for the same files,
 * because it takes a second and several plugins of a process need it.
 *
 * @throws Error that names the file and line of a malformed token
 */
export async function readTokens(folder = defaultFolder): ReturnType<typeof parseTokens> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
  const files = JSON.stringify([folder, names, texts]);
  if (last?.files !== files) last = { files, result: parseTokens(folder) };
  return last.result;
}

/** The token files of a folder by name, as they are written. */
export async function readTokenTrees(folder = defaultFolder): Promise<Record<string, Tree>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".tokens.json"));
  const read = async (name: string) => [name, JSON.parse(await readFile(path.join(folder, name), "utf8"))] as const;
  return Object.fromEntries(await Promise.all(names.map(read)));
}
