import type * as z from "zod/mini";

/** The records of a file, with their schema. */
export type Collection = {
  file: string;
  /** The name of the export, for files with several. */
  name?: string;
  schema: z.ZodMiniType;
  entries: readonly unknown[];
  /** The records come from other collections, which report a text that is not finished. */
  isDerived?: boolean;
  /** The allowed values of fields that refer to other records. */
  refs?: Readonly<Record<string, readonly string[]>>;
};

type Issue = z.core.$ZodIssue;
type Problem = { path: readonly PropertyKey[]; text: string };

const typeNames: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  array: "a list",
  object: "a record",
  record: "a record",
};
const typeName = (type: string) => typeNames[type] ?? type;
const plural = (count: number | bigint, one: string, many: string) => `${count} ${Number(count) === 1 ? one : many}`;
const quoted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(", ");

const fieldOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;

function describeValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  return typeName(Array.isArray(value) ? "array" : typeof value);
}

function describeLimit(origin: string, bound: "at least" | "at most", limit: number | bigint): string {
  if (origin === "string") return `expected a text of ${bound} ${plural(limit, "character", "characters")}`;
  if (origin === "array") return `expected a list of ${bound} ${plural(limit, "item", "items")}`;
  return `expected a number of ${bound} ${limit}`;
}

/** The messages for an issue of zod; zod/mini has no messages of its own. */
function issueMessages(issue: Issue, entry: unknown): Problem[] {
  const message = (text: string): Problem[] => [{ path: issue.path, text }];
  switch (issue.code) {
    case "invalid_type":
      return message(`expected ${typeName(issue.expected)}, found ${describeValue(issue.path.reduce(fieldOf, entry))}`);
    case "too_small":
      return message(describeLimit(issue.origin, "at least", issue.minimum));
    case "too_big":
      return message(describeLimit(issue.origin, "at most", issue.maximum));
    case "invalid_value":
      return message(
        issue.values.length === 1 ? `expected ${quoted(issue.values)}` : `expected one of ${quoted(issue.values)}`,
      );
    case "unrecognized_keys":
      return issue.keys.map((key) => ({ path: [...issue.path, key], text: "is not a field of this record" }));
    default:
      return message(issue.message);
  }
}

/** The fields whose text still has the mark of a template. */
function unfinished(value: unknown, path: readonly PropertyKey[] = []): Problem[] {
  if (typeof value === "string") return value.includes("TODO") ? [{ path, text: "still says TODO" }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => unfinished(part, [...path, key]));
}

/** One message for each problem of a collection. */
export function findProblems({ file, name, schema, entries, isDerived = false, refs = {} }: Collection): string[] {
  const ids = entries.map((entry) => fieldOf(entry, "id"));

  return entries.flatMap((entry, index) => {
    const id = ids[index];
    const result = schema.safeParse(entry);
    const found: Problem[] = result.success ? [] : result.error.issues.flatMap((issue) => issueMessages(issue, entry));

    if (!isDerived) found.push(...unfinished(entry));

    const first = ids.indexOf(id);
    if (id !== undefined && first < index)
      found.push({ path: ["id"], text: `expected a unique id, entry ${first + 1} has ${quoted([id])}` });

    for (const [field, known] of Object.entries(refs)) {
      const value = fieldOf(entry, field);
      if (typeof value === "string" && !known.includes(value))
        found.push({ path: [field], text: `expected one of ${quoted(known)}, found ${quoted([value])}` });
    }

    const location = [file, name, `entry ${index + 1}${typeof id === "string" ? ` ("${id}")` : ""}`]
      .filter(Boolean)
      .join(" · ");
    return found.map(
      ({ path, text }) => `${location} · ${path.length ? `field ${path.map(String).join(".")}: ` : ""}${text}`,
    );
  });
}
