import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { cssVariable } from "#lib/theme/css-variable.ts";
import { compareTokens, readSnapshot, type TokenChanges } from "#tools/cli/token-changes.ts";
import { readTokenTrees } from "#tools/tokens/read-tokens.ts";
import { tokensIn, type Tree } from "#tools/tokens/token-tree.ts";
import { tokensCss } from "#tools/tokens/tokens-css.ts";

/** The tokens that differ between two trees. */
export interface TokenEdits {
  /** What `npm run tokens -- diff` prints. */
  changes: TokenChanges;
  /** Every token whose value differs in a theme or on a surface, also by reference. */
  affected: ReadonlySet<string>;
  /** The tokens whose own definition differs, with the old tokens after this edit alone as a style sheet. */
  edited: ReadonlyMap<string, string>;
  /** The new tokens as a style sheet. */
  sheet: string;
}

/** So many edits have a sheet of their own; the others share one. */
const mostEdits = 12;

/** Gives a token of a tree the definition of another tree, or removes it. */
function copyToken(to: Tree, from: Tree, [first = "", ...rest]: readonly string[]): void {
  if (!(first in from)) delete to[first];
  else if (rest.length === 0) to[first] = from[first];
  else copyToken((to[first] ??= {}) as Tree, from[first] as Tree, rest);
}

/** The old tokens after some edits, as a style sheet; empty if these edits need others. */
async function sheetWith(before: string, after: string, names: readonly string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "korvane-edit-"));
  await cp(before, folder, { recursive: true });
  const next = await readTokenTrees(after);
  for (const [file, tree] of Object.entries(await readTokenTrees(before))) {
    for (const name of names) copyToken(tree, next[file] ?? {}, name.split("."));
    await writeFile(path.join(folder, file), JSON.stringify(tree));
  }
  const sheet = await tokensCss(folder).catch(() => "");
  await rm(folder, { recursive: true });
  return sheet;
}

/** The names whose values differ between two lists; a name may have several values. */
function differing(before: readonly (readonly [name: string, value: unknown])[], after: typeof before): string[] {
  const [old, now] = [before, after].map((list) => Map.groupBy(list, ([name]) => name));
  return [...new Set([...before, ...after].map(([name]) => name))].filter(
    (name) => !isDeepStrictEqual(old?.get(name), now?.get(name)),
  );
}

const declarationsOf = (sheet: string) =>
  Array.from(sheet.matchAll(/(--[\w-]+):([^;]*);/g), ([, name = "", value]): [string, unknown] => [name, value]);

/** Compares two folders of tokens. */
export async function readTokenEdits(before: string, after: string): Promise<TokenEdits> {
  const [old, now] = await Promise.all([readSnapshot(before), readSnapshot(after)]);
  const changes = compareTokens(old, now);
  const [oldTrees, newTrees] = await Promise.all([readTokenTrees(before), readTokenTrees(after)]);
  const valuesIn = (tree: Tree = {}) => tokensIn(tree).map(([name, { $value }]) => [name, $value] as const);
  const names = new Set(
    Object.keys({ ...oldTrees, ...newTrees }).flatMap((file) =>
      differing(valuesIn(oldTrees[file]), valuesIn(newTrees[file])),
    ),
  );
  const [first, sheet] = names.size > 0 ? await Promise.all([tokensCss(before), tokensCss(after)]) : ["", ""];
  const variables = new Set(differing(declarationsOf(first), declarationsOf(sheet)));
  const all = [...old.tokens.keys(), ...now.tokens.keys()].filter((name) => variables.has(cssVariable(name)));
  const list = [...names];
  const rest = list.slice(mostEdits);
  const edited = new Map<string, string>();
  for (const name of list.slice(0, mostEdits))
    edited.set(name, list.length === 1 ? sheet : await sheetWith(before, after, [name]));
  if (rest.length > 0) edited.set(`${rest.length} more tokens`, await sheetWith(before, after, rest));
  return { changes, affected: new Set([...list, ...changes.changed.map(({ name }) => name), ...all]), edited, sheet };
}
