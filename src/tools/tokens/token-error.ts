import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { defineConfig, type LogEntry, Logger, parse, type Plugin, RECOMMENDED_CONFIG } from "@terrazzo/parser";
import { parseJson } from "#tools/shared/parse-json.ts";
import { formatColor } from "#tools/tokens/contrast.ts";

type Source = { filename: URL; src: string };
type Reference = { $ref: string };
type Resolver = {
  sets: Record<string, { sources?: Reference[] }>;
  modifiers: Record<string, { default: string; contexts?: Record<string, Reference[]> }>;
};

/** The types of DTCG 2025.10 that the tokens use. */
const types = new Set([
  "color",
  "cubicBezier",
  "dimension",
  "duration",
  "fontFamily",
  "fontWeight",
  "number",
  "shadow",
  "typography",
]);

/** The colors of a value with their hex: the value itself, or those of its shadows. */
function hexColors(value: unknown): { components: number[]; hex: string }[] {
  if (typeof value !== "object" || value === null) return [];
  if ("components" in value) return "hex" in value ? [value as { components: number[]; hex: string }] : [];
  return Object.values(value).flatMap(hexColors);
}

/** A lint rule for errors that Terrazzo ignores: a token of an unknown type is missing from its output, and a hex has no effect. */
const ignoredErrors: Plugin = {
  name: "korvane:ignored-errors",
  lint: () => ({
    "korvane/ignored-errors": {
      defaultOptions: {},
      create({ tokens, report }) {
        for (const { id, $type, originalValue, source } of Object.values(tokens)) {
          const { node: token, filename } = source;
          if (!types.has($type)) report({ message: `${id} has the unknown $type ${$type}.`, node: token, filename });
          const node = token.members.find(({ name }: { name: { value: string } }) => name.value === "$value") ?? token;
          for (const { components, hex } of hexColors(originalValue?.$value)) {
            const expected = formatColor({ components });
            const message = `${id} has the hex ${hex}, but its components are ${expected}: change both.`;
            if (hex.toUpperCase() !== expected) report({ message, node, filename });
          }
        }
      },
    },
  }),
};

/** The validation of token files: Terrazzo's recommended rules, and one of ours. */
export const tokenLint = defineConfig(
  { plugins: [ignoredErrors], lint: { rules: { ...RECOMMENDED_CONFIG, "korvane/ignored-errors": "error" } } },
  { cwd: pathToFileURL(import.meta.dirname) },
);

/** Terrazzo's logger throws on errors; this one adds the file name, which lint rules leave out. */
class FileLogger extends Logger {
  #sources: readonly Source[];

  constructor(sources: readonly Source[]) {
    super({ level: "error" });
    this.#sources = sources;
  }

  override error(...entries: LogEntry[]): void {
    super.error(
      ...entries.map((entry) => {
        const filename = entry.filename ?? this.#sources.find(({ src }) => src === entry.src)?.filename;
        return { ...entry, ...(filename && { filename }) };
      }),
    );
  }
}

/** Parses one JSON file, since the position of a syntax error comes without a file name. */
async function checkSyntax(source: Source): Promise<void> {
  try {
    const logger = new FileLogger([source]);
    await parse([source], { config: tokenLint, logger, skipLint: true, resolveAliases: false });
  } catch (error) {
    const { line, column, message } = error as Error & { line?: number; column?: number };
    if (line === undefined) throw error;
    throw new Error(`${fileURLToPath(source.filename)}:${line}:${column}: ${message}`, { cause: error });
  }
}

/**
 * Parses the files of every context again, unmerged: an error has a file and a line only before the resolver merges them.
 *
 * @throws Error that names the file and line of a malformed token
 */
export async function locateTokenError(folder: string): Promise<void> {
  const readSource = async (name: string): Promise<Source> => {
    const file = path.join(folder, name);
    return { filename: pathToFileURL(file), src: await readFile(file, "utf8") };
  };
  const resolver = parseJson((await readSource("resolver.json")).src, path.join(folder, "resolver.json")) as Resolver;
  const read = (references: Reference[]) => Promise.all(references.map(({ $ref }) => readSource($ref)));
  const modifiers = Object.values(resolver.modifiers);
  const defaults = modifiers.flatMap((modifier) => modifier.contexts?.[modifier.default] ?? []);
  const shared = await read([...Object.values(resolver.sets).flatMap(({ sources }) => sources ?? []), ...defaults]);
  for (const context of modifiers.flatMap((modifier) => Object.values(modifier.contexts ?? {}))) {
    const sources = [...shared, ...(await read(context))];
    for (const source of sources) await checkSyntax(source);
    await parse(sources, { config: tokenLint, logger: new FileLogger(sources) });
  }
}
