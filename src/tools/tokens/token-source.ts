import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { applyEdits, getNodeValue, modify, type Node, parseTree } from "jsonc-parser";

/** The place of a definition: a file in the repository and a line. */
export interface Place {
  file: string;
  line: number;
}

/** The definition of a token or group in one file. */
export interface Definition extends Place {
  /** The token that the value refers to. */
  alias?: string | undefined;
  /** Every token that the value or an extension names. */
  references: string[];
  isToken: boolean;
  description?: string | undefined;
  keywords: string[];
}

/** The definitions of one token file by name: `color`, `color.text`, `color.text.primary`. */
export type Definitions = ReadonlyMap<string, Definition>;

/** The everyday words for a token or a group of tokens, in `$extensions`. */
const keywordsKey = "com.korvane.keywords";

const referencesOf = (json: string) => [...json.matchAll(/"\{([\w.-]+)\}"/g)].map(([, name = ""]) => name);

/** The definitions of a token file with their lines. */
export async function readDefinitions(folder: string, name: string): Promise<Definitions> {
  const source = await readFile(path.join(folder, name), "utf8");
  const definitions = new Map<string, Definition>();
  const visit = ({ children = [] }: Node, parents: readonly string[]) => {
    for (const { offset, children: [key, node] = [] } of children) {
      if (!key || node?.type !== "object" || key.value.startsWith("$")) continue;
      const names = [...parents, key.value];
      const value = getNodeValue(node);
      definitions.set(names.join("."), {
        file: `tokens/${name}`,
        line: source.slice(0, offset).split("\n").length,
        isToken: "$value" in value,
        references: "$value" in value ? referencesOf(JSON.stringify(value)) : [],
        alias: /^"\{(.+)\}"$/.exec(JSON.stringify(value.$value))?.[1],
        description: value.$description,
        keywords: value.$extensions?.[keywordsKey]?.split(", ") ?? [],
      });
      visit(node, names);
    }
  };
  visit(parseTree(source) ?? { type: "null", offset: 0, length: 0 }, []);
  return definitions;
}

/** The id of a token that has been renamed, in `$extensions`. */
const idKey = "com.korvane.id";

/** The id of a token, which survives renames: a hash of its first name. */
export function tokenId(name: string, extensions?: Readonly<Record<string, unknown>>): string {
  const own = extensions?.[idKey];
  return typeof own === "string" ? own : hash("sha256", name).slice(0, 8);
}

/** A change of a token file: the value of a token or of a part of it, or `undefined` to remove it. */
export type Edit = [name: string, part: string[], value: unknown];

/** A token file with some changes; everything else stays as it is written. */
export const editTokens = (source: string, edits: readonly Edit[]): string =>
  edits.reduce(
    (text, [name, part, value]) => applyEdits(text, modify(text, [...name.split("."), ...part], value, {})),
    source,
  );

/** The change that gives a token an id. */
export const setId = (name: string, id: string): Edit => [name, ["$extensions", idKey], id];
