import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { isMap, isNode, isScalar, LineCounter, parseDocument, type YAMLMap } from "yaml";

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

const text = (value: unknown) => (typeof value === "string" ? value : undefined);

const referencesOf = (json: string) => [...json.matchAll(/"\{([\w.-]+)\}"/g)].map(([, name = ""]) => name);

/** The definitions of a token file with their lines. JSON is a subset of YAML, whose parser keeps positions. */
export async function readDefinitions(folder: string, name: string): Promise<Definitions> {
  const lines = new LineCounter();
  const source = await readFile(path.join(folder, name), "utf8");
  const document = parseDocument(source, { lineCounter: lines });
  const definitions = new Map<string, Definition>();
  const visit = (node: YAMLMap, parents: readonly string[]) => {
    for (const { key, value } of node.items) {
      if (!isScalar(key) || !isMap(value) || String(key.value).startsWith("$")) continue;
      const names = [...parents, String(key.value)];
      const keywords = value.getIn(["$extensions", keywordsKey]);
      definitions.set(names.join("."), {
        file: `tokens/${name}`,
        line: lines.linePos(key.range?.[0] ?? 0).line,
        isToken: value.has("$value"),
        references: value.has("$value") ? referencesOf(JSON.stringify(value.toJSON())) : [],
        alias: /^\{(.+)\}$/.exec(text(value.get("$value")) ?? "")?.[1],
        description: text(value.get("$description")),
        keywords: text(keywords)?.split(", ") ?? [],
      });
      visit(value, names);
    }
  };
  if (isMap(document.contents)) visit(document.contents, []);
  return definitions;
}

/** The position of a part of a file. */
type Range = readonly [from: number, to: number];

/** The id of a token that has been renamed, in `$extensions`. */
const idKey = "com.korvane.id";

/** The id of a token, which survives renames: a hash of its first name. */
export const tokenId = (name: string, extensions?: Readonly<Record<string, unknown>>): string =>
  text(extensions?.[idKey]) ?? hash("sha256", name).slice(0, 8);

/**
 * A token file with other values, or without some tokens; everything else stays as it is written.
 *
 * @param change the new `$value` of a token, `null` to remove it, or `undefined` to keep it
 * @param idOf the id that a token gets, unless it has one
 */
export function editTokens(
  source: string,
  change: (name: string) => unknown,
  idOf: (name: string) => string | undefined = () => undefined,
): string {
  const edits: { range: Range; text: string }[] = [];
  const rangeOf = (node: unknown): Range => {
    const [from = 0, to = 0] = (isNode(node) && node.range) || [];
    return [from, to];
  };
  const visit = ({ items }: YAMLMap, parent: string) => {
    let end: number | undefined;
    for (const [index, { key, value }] of items.entries()) {
      const name = parent + (isScalar(key) ? String(key.value) : "");
      const [[start], [, own]] = [rangeOf(key), rangeOf(value)];
      const next = items[index + 1];
      const changed = isMap(value) && value.has("$value") ? change(name) : undefined;
      // With the comma after it, or for the last one before it.
      if (changed === null) edits.push({ range: next ? [start, rangeOf(next.key)[0]] : [end ?? start, own], text: "" });
      else end = own;
      if (changed !== null && changed !== undefined && isMap(value))
        edits.push({ range: rangeOf(value.get("$value", true)), text: JSON.stringify(changed) });
      const id = isMap(value) && value.has("$value") ? idOf(name) : undefined;
      if (id && isMap(value) && !value.hasIn(["$extensions", idKey])) {
        const extensions = value.get("$extensions", true);
        const entry = `"${idKey}": ${JSON.stringify(id)}`;
        const at = isMap(extensions) ? rangeOf(extensions)[0] + 1 : own - 1;
        edits.push({ range: [at, at], text: isMap(extensions) ? `${entry},` : `, "$extensions": { ${entry} }` });
      }
      if (changed === undefined && isMap(value)) visit(value, `${name}.`);
    }
  };
  const { contents } = parseDocument(source);
  if (isMap(contents)) visit(contents, "");
  let [result, position] = ["", 0];
  for (const { range, text: replacement } of edits.toSorted((a, b) => a.range[0] - b.range[0])) {
    result += source.slice(position, Math.max(position, range[0])) + replacement;
    position = Math.max(position, range[1]);
  }
  return result + source.slice(position);
}
