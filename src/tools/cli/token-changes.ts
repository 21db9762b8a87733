import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { shownRatio } from "#lib/format/number.ts";
import { commitOf, historyProblem, readCommit } from "#tools/cli/git.ts";
import { pairsOf } from "#tools/tokens/contrast.ts";
import { themeOf, tokensFromFigma } from "#tools/tokens/figma.ts";
import { formatValue } from "#tools/tokens/format-value.ts";
import { colorsAmong, readTokens } from "#tools/tokens/read-tokens.ts";
import { tokenId } from "#tools/tokens/token-source.ts";
import type { Tree } from "#tools/tokens/token-tree.ts";

/** The value of a token as a designer writes it, in each theme that differs from the light one; `light` is always present. */
type Values = Record<string, string>;

/** The tokens of one state of the repository, and the contrast of its pairs of colors. */
export interface TokenSnapshot {
  themes: readonly string[];
  tokens: ReadonlyMap<string, Values>;
  /** By name. */
  ids: ReadonlyMap<string, string>;
  /** By theme, foreground and background. */
  contrast: ReadonlyMap<string, { ratio: number; required: number }>;
}

/** A token with its values before, unless it is new, and after, unless it is gone. */
interface TokenChange {
  name: string;
  before?: Values | undefined;
  after?: Values | undefined;
}

/** What changed between two snapshots. */
export interface TokenChanges {
  /** Themes that only one of the snapshots has; values are compared in the others. */
  themes: { added: string[]; removed: string[] };
  changed: TokenChange[];
  /** A removed and an added token with the same id. */
  renamed: TokenChange[];
  added: TokenChange[];
  removed: TokenChange[];
  /** Pairs whose contrast changed; `before` or `after` is missing for a pair that is new or gone. */
  contrast: { pair: string; required: number; before?: number | undefined; after?: number | undefined }[];
}

/**
 * Reads a folder of token files in every theme.
 *
 * @param figmaFiles files that Figma has exported, whose values replace those of the theme that its mode is named after
 */
export async function readSnapshot(folder?: string, figmaFiles: readonly Tree[] = []): Promise<TokenSnapshot> {
  const { resolver } = await readTokens(folder);
  const files = new Map<string, Tree>(figmaFiles.map((file) => [themeOf(file), file]));
  // a commit has its own themes
  const themes = Object.keys(resolver.source.modifiers?.["theme"]?.contexts ?? {});
  const lists = themes.map((theme) => {
    const own = resolver.apply({ theme });
    const file = files.get(theme);
    return [theme, file ? tokensFromFigma(file, own) : Object.values(own)] as const;
  });
  const tokens = new Map<string, Values>();
  const ids = new Map<string, string>();
  const contrast = new Map<string, { ratio: number; required: number }>();
  for (const [theme, list] of lists) {
    for (const { id, $value, $extensions } of list) {
      const values = tokens.get(id) ?? {};
      tokens.set(id, values);
      if (theme === "light") ids.set(id, tokenId(id, $extensions));
      const text = formatValue($value);
      if (text !== values["light"]) values[theme] = text;
    }
    for (const { foreground, background, ratio, required } of pairsOf(theme, colorsAmong(list)))
      contrast.set(`${theme}: ${foreground} on ${background}`, { ratio, required });
  }
  return { themes, tokens, ids, contrast };
}

/**
 * Reads the token files of a commit.
 *
 * @throws Error for a commit that does not exist, or whose tokens this version cannot read
 */
export async function readSnapshotAt(root: string, ref: string): Promise<TokenSnapshot> {
  if (!(await commitOf(root, ref))) {
    const problem = await historyProblem(root);
    throw new Error(
      problem ? `'${ref}' is not found. ${problem}` : `'${ref}' is no commit, branch or tag of this repository.`,
    );
  }
  return readCommit(root, ref, ["tokens"], (folder) => readSnapshot(path.join(folder, "tokens"))).catch(
    (error: unknown) => {
      throw new Error(`The tokens of '${ref}' cannot be read: they may be older than tokens/resolver.json.`, {
        cause: error,
      });
    },
  );
}

/** Compares two snapshots. */
export function compareTokens(before: TokenSnapshot, after: TokenSnapshot): TokenChanges {
  const themes = {
    added: after.themes.filter((theme) => !before.themes.includes(theme)),
    removed: before.themes.filter((theme) => !after.themes.includes(theme)),
  };
  const different = new Set([...themes.added, ...themes.removed]);
  const inSameThemes = ({ tokens }: TokenSnapshot) =>
    new Map(
      [...tokens].map(([name, values]) => {
        const entries = Object.entries(values).filter(([theme]) => !different.has(theme));
        return [name, Object.fromEntries(entries)];
      }),
    );
  const [oldTokens, newTokens] = [inSameThemes(before), inSameThemes(after)];
  const gone = [...oldTokens.keys()].filter((name) => !newTokens.has(name));
  const compared = [...newTokens].map(([name, values]) => {
    const isSame = (other: string) => before.ids.get(other) === after.ids.get(name);
    const from = oldTokens.has(name) ? name : gone.find(isSame);
    return { name, from, before: oldTokens.get(from ?? ""), after: values };
  });
  const changed = compared.filter(
    (token) => token.from === token.name && !isDeepStrictEqual(token.before, token.after),
  );
  const renamed = compared
    .filter(({ name, from }) => from !== undefined && from !== name)
    .map(({ name, from, ...values }) => ({ name: `${from} → ${name}`, ...values }));
  const added = compared.filter(({ from }) => from === undefined);
  const removed = gone
    .filter((name) => !compared.some(({ from }) => from === name))
    .map((name) => ({ name, before: oldTokens.get(name) }));

  const contrast = [...new Set([...before.contrast.keys(), ...after.contrast.keys()])].flatMap((pair) => {
    const [old, now] = [before.contrast.get(pair), after.contrast.get(pair)];
    const isSame = old && now && shownRatio(old.ratio) === shownRatio(now.ratio) && old.required === now.required;
    const required = now?.required ?? old?.required ?? 0;
    return isSame ? [] : [{ pair, required, before: old?.ratio, after: now?.ratio }];
  });
  // Failing pairs come first.
  contrast.sort((a, b) => Number((a.after ?? Infinity) >= a.required) - Number((b.after ?? Infinity) >= b.required));
  return { themes, changed, renamed, added, removed, contrast };
}
