import { isDeepStrictEqual } from "node:util";
import { cssVariable } from "#lib/theme/css-variable.ts";
import { compareTokens, readSnapshot, type TokenChanges } from "#tools/cli/token-changes.ts";
import { readTokenTrees } from "#tools/tokens/read-tokens.ts";
import { tokensCss } from "#tools/tokens/tokens-css.ts";

/** The tokens that differ between two trees. */
export interface TokenEdits {
  /** What `npm run tokens -- diff` prints. */
  changes: TokenChanges;
  /** Every token whose value differs in a theme or on a surface, also by reference. */
  affected: ReadonlySet<string>;
  /** The tokens whose own definition differs, each as a style sheet that has only its new custom property. */
  edited: ReadonlyMap<string, string>;
  /** The new tokens as a style sheet. */
  sheet: string;
}

/** So many edits have a sheet of their own; the others share one. */
const mostEdits = 12;

const declaration = /^\s*(--[\w-]+):([^;]*);$/gm;

/** A style sheet with these tokens only; a reference is a `var()`, so that it shows them in all others. */
function sheetOf(sheet: string, names: readonly string[]): string {
  const variables = new Set(names.map(cssVariable));
  return sheet.replaceAll(declaration, (line, variable: string) => (variables.has(variable) ? line : ""));
}

/** Compares two folders of tokens. */
export async function readTokenEdits(before: string, after: string): Promise<TokenEdits> {
  const [old, now] = await Promise.all([readSnapshot(before), readSnapshot(after)]);
  const changes = compareTokens(old, now);
  const trees = await Promise.all([readTokenTrees(before), readTokenTrees(after)]);
  if (isDeepStrictEqual(trees[0], trees[1])) return { changes, affected: new Set(), edited: new Map(), sheet: "" };
  const [oldSheet, sheet] = await Promise.all([tokensCss(before), tokensCss(after)]);
  const changed = new Set(changes.changed.map(({ name }) => name));
  const names = [...new Set([...old.tokens.keys(), ...now.tokens.keys()])].filter((name) => {
    const [oldOwn, own] = [sheetOf(oldSheet, [name]), sheetOf(sheet, [name])];
    return oldOwn === own ? changed.has(name) && !own.includes(cssVariable(name)) : true;
  });
  const edited = new Map(names.slice(0, mostEdits).map((name) => [name, sheetOf(sheet, [name])]));
  const rest = names.slice(mostEdits);
  if (rest.length > 0) edited.set(`${rest.length} more tokens`, sheetOf(sheet, rest));
  return { changes, affected: new Set([...names, ...changed]), edited, sheet };
}
