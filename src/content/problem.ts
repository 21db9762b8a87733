import type * as z from "zod/mini";

/** A list of records of one file, with the schema that each must meet. */
export type Row = {
  file: string;
  /** The export that holds the list, where the file has several. */
  name?: string;
  schema: z.ZodMiniType;
  entries: readonly unknown[];
  /** Fields that point at another record: the values they may take. */
  refs?: Readonly<Record<string, readonly string[]>>;
};

type Issue = z.core.$ZodIssue;
type Problem = { path: readonly PropertyKey[]; text: string };

const nouns: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  array: "a list",
  object: "a record",
  record: "a record",
};
const noun = (type: string) => nouns[type] ?? type;
const plural = (count: number | bigint, one: string, many: string) => `${count} ${Number(count) === 1 ? one : many}`;
const quoted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(", ");

const fieldOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;

function found(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  return noun(Array.isArray(value) ? "array" : typeof value);
}

function size(origin: string, bound: "at least" | "at most", limit: number | bigint): string {
  if (origin === "string") return `expected a text of ${bound} ${plural(limit, "character", "characters")}`;
  if (origin === "array") return `expected a list of ${bound} ${plural(limit, "item", "items")}`;
  return `expected a number of ${bound} ${limit}`;
}

/** What zod found, in words: zod/mini brings no sentences of its own. */
function explain(issue: Issue, entry: unknown): Problem[] {
  const say = (text: string): Problem[] => [{ path: issue.path, text }];
  switch (issue.code) {
    case "invalid_type":
      return say(`expected ${noun(issue.expected)}, found ${found(issue.path.reduce(fieldOf, entry))}`);
    case "too_small":
      return say(size(issue.origin, "at least", issue.minimum));
    case "too_big":
      return say(size(issue.origin, "at most", issue.maximum));
    case "invalid_value":
      return say(
        issue.values.length === 1 ? `expected ${quoted(issue.values)}` : `expected one of ${quoted(issue.values)}`,
      );
    case "unrecognized_keys":
      return issue.keys.map((key) => ({ path: [...issue.path, key], text: "is not a field of this record" }));
    default:
      return say(issue.message);
  }
}

/** Everything wrong with the records of a row: one readable line each, none if all is well. */
export function problems({ file, name, schema, entries, refs = {} }: Row): string[] {
  const ids = entries.map((entry) => fieldOf(entry, "id"));

  return entries.flatMap((entry, index) => {
    const id = ids[index];
    const result = schema.safeParse(entry);
    const wrong: Problem[] = result.success ? [] : result.error.issues.flatMap((issue) => explain(issue, entry));

    const first = ids.indexOf(id);
    if (id !== undefined && first < index)
      wrong.push({ path: ["id"], text: `expected an id of its own, entry ${first + 1} has ${quoted([id])}` });

    for (const [field, known] of Object.entries(refs)) {
      const value = fieldOf(entry, field);
      if (typeof value === "string" && !known.includes(value))
        wrong.push({ path: [field], text: `expected one of ${quoted(known)}, found ${quoted([value])}` });
    }

    const place = [file, name, `entry ${index + 1}${typeof id === "string" ? ` ("${id}")` : ""}`]
      .filter(Boolean)
      .join(" · ");
    return wrong.map(
      ({ path, text }) => `${place} · ${path.length ? `field ${path.map(String).join(".")}: ` : ""}${text}`,
    );
  });
}
