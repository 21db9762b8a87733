import type { ContrastRequirement } from "#tools/tokens/contrast.ts";

/** A token file, or a part of one. */
export type Tree = { [name: string]: unknown };
type Token = { $value: unknown; $deprecated?: string; $extensions?: { "com.korvane.contrast"?: ContrastRequirement } };

/** The tokens of a file by name. */
export const tokensIn = (tree: Tree, parent = ""): [name: string, token: Token][] =>
  Object.entries(tree).flatMap(([key, node]) => {
    if (key.startsWith("$") || typeof node !== "object" || node === null) return [];
    return "$value" in node ? [[parent + key, node]] : tokensIn(node as Tree, `${parent + key}.`);
  });
