import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { scriptStrings } from "#tools/shared/script-strings.ts";

/** The source files that each source file imports. Imports of types do not count, because the compiler erases them. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

interface GraphOptions {
  /** The files to read, as glob patterns. */
  pattern?: string | string[];
  /** Whether imports count that load later. */
  includesDynamic?: boolean;
}

/** Reads the static and dynamic imports of every script, by paths such as `src/ui/button.tsx`. */
export function readImportGraph(
  root: string,
  { pattern = "src/**/*.{ts,tsx}", includesDynamic = true }: GraphOptions = {},
): ImportGraph {
  const list = (glob: string | string[]) => globSync(glob, { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  return new Map(
    list(pattern).map((file) => {
      const text = readFileSync(path.join(root, file), "utf8");
      const globs = scriptStrings(file, text).calls.flatMap(({ callee, argument: glob }) =>
        callee === "import.meta.glob" ? [glob.startsWith("/") ? glob.slice(1) : resolveImport(file, glob)] : [],
      );
      return [file, [...importsOf(file, text, includesDynamic), ...list(globs)]];
    }),
  );
}

/** The file that an import names, without the query of a picture; a package stays as it is. */
function resolveImport(file: string, name: string): string {
  const [place = ""] = name.split("?", 1);
  if (place.startsWith(".")) return path.posix.join(path.posix.dirname(file), place);
  return place.replace(/^#(?=tokens\/)/, "").replace(/^#/, "src/");
}

function importsOf(file: string, text: string, includesDynamic: boolean): string[] {
  const { staticImports, dynamicImports } = parseSync(file, text).module;
  return [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    // the name of a dynamic import is a range of the text, with quotes
    ...(includesDynamic ? dynamicImports : []).map(({ moduleRequest: { start, end } }) =>
      text.slice(start + 1, end - 1),
    ),
  ].flatMap((name) => (/^[#.]/.test(name) ? [resolveImport(file, name)] : []));
}

/** The file, and each file that it imports directly or through others, with the file that imports it, the nearest first. */
export function importersFrom(graph: ImportGraph, from: string): Map<string, string | undefined> {
  const importers = new Map<string, string | undefined>([[from, undefined]]);
  // a loop over a Map includes the entries that it adds
  for (const file of importers.keys())
    for (const next of graph.get(file) ?? []) if (!importers.has(next)) importers.set(next, file);
  return importers;
}

/**
 * A shortest path of imports from one file to another, both included.
 *
 * @throws Error if no file on the way imports the other
 */
export function importPath(graph: ImportGraph, from: string, to: string): string[] {
  const importers = importersFrom(graph, from);
  if (!importers.has(to))
    throw new Error(`No imports lead from ${from} to ${to}: is a station in src/tools/cli/journeys.ts renamed?`);
  const files: string[] = [];
  for (let file: string | undefined = to; file !== undefined; file = importers.get(file)) files.unshift(file);
  return files;
}
