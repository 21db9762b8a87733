import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { defineConfig, Logger, parse, type Plugin, RECOMMENDED_CONFIG } from "@terrazzo/parser";
import { parseJson } from "#tools/shared/parse-json.ts";
import { formatColor } from "#tools/tokens/contrast.ts";

type Reference = { $ref: string };
type Resolver = {
  sets: Record<string, { sources?: Reference[] }>;
  modifiers: Record<string, { contexts?: Record<string, Reference[]> }>;
};

/** Throws on errors. */
export const logger = new Logger({ level: "error" });

/** The colors of a value with their hex: the value itself, or those of its shadows. */
function hexColors(value: unknown): { components: number[]; hex: string }[] {
  if (typeof value !== "object" || value === null) return [];
  if ("components" in value) return "hex" in value ? [value as { components: number[]; hex: string }] : [];
  return Object.values(value).flatMap(hexColors);
}

/** A lint rule for a hex that differs from the components, which Terrazzo ignores, so that an edit of it alone has no effect. */
const sameHex: Plugin = {
  name: "korvane:same-hex",
  lint: () => ({
    "korvane/same-hex": {
      defaultOptions: {},
      create({ tokens, report }) {
        for (const { id, originalValue, source } of Object.values(tokens)) {
          const { node: token, filename } = source;
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
  { plugins: [sameHex], lint: { rules: { ...RECOMMENDED_CONFIG, "korvane/same-hex": "error" } } },
  { cwd: pathToFileURL(import.meta.dirname) },
);

/**
 * Parses the files of every context again, unmerged: an error has a line only before the resolver merges them.
 *
 * @throws Error that names the file and line of a malformed token
 */
export async function locateTokenError(folder: string): Promise<void> {
  const readText = (name: string) => readFile(path.join(folder, name), "utf8");
  const read = async ({ $ref }: Reference) => {
    const src = await readText($ref);
    // Terrazzo does not name the file of a syntax error
    parseJson(src, $ref);
    return { filename: pathToFileURL(path.join(folder, $ref)), src };
  };
  const { sets, modifiers } = parseJson(await readText("resolver.json"), "resolver.json") as Resolver;
  const shared = Object.values(sets).flatMap(({ sources = [] }) => sources);
  const contexts = Object.values(modifiers).flatMap((modifier) => Object.values(modifier.contexts ?? {}));
  for (const own of [[], ...contexts]) {
    const sources = await Promise.all([...shared, ...own].map(read));
    await parse(sources, { config: tokenLint, logger }).catch((error: Error) => {
      const files = (own.length > 0 ? own : shared).map(({ $ref }) => $ref);
      throw new Error(`${files.join(", ")}: ${error.message}`, { cause: error });
    });
  }
}
