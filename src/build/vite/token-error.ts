import * as z from "zod/mini";

const number = z.number();
const measure = z.strictObject({ value: number, unit: z.enum(["px", "rem"]) });
const color = z.strictObject({
  colorSpace: z.string(),
  components: z.array(z.union([number, z.literal("none")])).check(z.length(3)),
  alpha: z.optional(number.check(z.minimum(0), z.maximum(1))),
  hex: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
});

/** The values of DTCG 2025.10, of the types that our files use. */
const shapes: Record<string, z.ZodMiniType> = {
  color,
  dimension: measure,
  number,
  fontFamily: z.union([z.string(), z.array(z.string()).check(z.minLength(1))]),
  fontWeight: number.check(z.minimum(1), z.maximum(1000)),
  duration: z.strictObject({ value: number, unit: z.enum(["ms", "s"]) }),
  cubicBezier: z.array(number).check(z.length(4)),
  shadow: z.strictObject({ color, offsetX: measure, offsetY: measure, blur: measure, spread: measure }),
};

type Leaf = { file: string; path: string[]; type: string | undefined; value: unknown };

function leaves(file: string, node: object, path: string[] = [], inherited?: string): Leaf[] {
  const { $type: type = inherited, $value: value } = node as { $type?: string; $value?: unknown };
  if (value !== undefined) return [{ file, path, type, value }];
  return Object.entries(node).flatMap(([key, child]) =>
    key.startsWith("$") ? [] : leaves(file, Object(child), [...path, key], type),
  );
}

/** The line on which a token's own name stands: each part of its path is looked for after the part before it. */
function lineOf(text: string, path: readonly string[]): number {
  const end = path.reduce((from, key) => text.indexOf(`${JSON.stringify(key)}:`, from) + 1, 0);
  return text.slice(0, end).split("\n").length;
}

/** The line at which JSON stops making sense: the first with which what stands so far cannot be the beginning of a whole. */
function brokenLine(text: string): number {
  const lines = text.split("\n");
  const index = lines.findIndex((_, last) => {
    const beginning = lines.slice(0, last + 1).join("\n");
    try {
      JSON.parse(beginning);
      return false;
    } catch (error) {
      const { message } = error as Error;
      const position = /position (\d+)/.exec(message)?.[1];
      return position ? Number(position) < beginning.length : !/end of JSON/.test(message);
    }
  });
  return index < 0 ? lines.length : index + 1;
}

/** The alias target of a value such as `{palette.ink.900}`. */
const aliasOf = (value: unknown) => (typeof value === "string" ? /^\{(.+)\}$/.exec(value)?.[1] : undefined);

/**
 * The first thing that is wrong with the token files, as `file:line: sentence`. Terrazzo finds the same and more,
 * yet once it has put the files together it no longer knows in which of them the fault stood.
 */
export function tokenFault(files: Readonly<Record<string, string>>): string | undefined {
  const all: Leaf[] = [];
  for (const [file, text] of Object.entries(files)) {
    try {
      all.push(...leaves(file, JSON.parse(text)));
    } catch (error) {
      return `${file}:${brokenLine(text)}: ${(error as Error).message}`;
    }
  }
  const names = new Set(all.map(({ path }) => path.join(".")));
  for (const { file, path, type, value } of all) {
    const place = `${file}:${lineOf(files[file] ?? "", path)}: ${path.join(".")}`;
    const alias = aliasOf(value);
    if (alias && !names.has(alias)) return `${place} refers to ${alias}, which does not exist`;
    if (alias) continue;
    const shape = shapes[type ?? ""];
    if (!shape) return `${place} has the type ${type}, which is none that we use`;
    if (!shape.safeParse(value).success) return `${place} is no valid ${type}: ${JSON.stringify(value)}`;
  }
  return undefined;
}
