import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { docsId } from "#lib/inspect/build-facts.ts";
import { cssVariable } from "#lib/theme/css-variable.ts";
import base from "#tokens/base.tokens.json" with { type: "json" };
import { importersFrom, readImportGraph } from "#tools/shared/import-graph.ts";
import { type ScriptStrings, scriptStrings } from "#tools/shared/script-strings.ts";
import { tailwindVariables } from "#tools/tokens/tailwind-variables.ts";

/** A class, or another way to use a token, with the files that contain it. */
export interface ClassUse {
  /** A class such as `hover:bg-action`, a custom property in a style sheet, or a call. */
  name: string;
  /** Positions in the list of files. */
  files: number[];
}

/** A source file that uses tokens. */
export interface SourceFile {
  path: string;
  /** The title of its stories, and the id of their documentation page. */
  title?: string | undefined;
  docs?: string | undefined;
  /** The pages that render it: positions in the list of files. */
  pages: number[];
}

/** The uses of every token, by its name. */
export interface Usage {
  tokens: Record<string, ClassUse[]>;
  files: SourceFile[];
}

const sources = ["src/{app,pages,sections,ui,lib}/**/*.{ts,tsx,css}", "src/assets/*.svg"];

/** What a file says: the strings of a script, or the text of a style sheet or a drawing. */
function readSource(root: string, file: string): ScriptStrings {
  const text = readFileSync(path.join(root, file), "utf8");
  return isScript(file) ? scriptStrings(file, text) : { strings: [text], calls: [] };
}

const isScript = (file: string) => [".ts", ".tsx"].includes(path.extname(file));

/** The words that may be classes. */
const candidatesOf = (strings: readonly string[]) => new Set(strings.flatMap((text) => text.split(/\s+/)));

/** The breakpoints that a class names in its variants. */
const breakpointsOf = (name: string) =>
  name
    .split(":")
    .slice(0, -1)
    .map((variant) => variant.replace(/^(?:max|min|not)-/, ""))
    .filter((variant) => variant in base.breakpoint);

/** The breakpoints that media queries of scripts and pictures name by value. */
const mediaBreakpoints = (strings: readonly string[]) =>
  Object.entries(base.breakpoint).flatMap(([name, token]) => {
    if (typeof token !== "object") return [];
    const end = `${token.$value.value}${token.$value.unit})`;
    return strings.some((text) => text.includes(end)) ? [name] : [];
  });

/** The uses of a file: the token's custom property or name, and how it is used. */
function usesOf(
  file: string,
  { strings, calls }: ScriptStrings,
  variables: ReadonlyMap<string, string[]>,
): [token: string, how: string][] {
  const properties = strings.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)\)/g)]);
  const own = properties.map(([how, name = ""]): [string, string] => [name, how]);
  if (!isScript(file)) return own;
  const timers = calls.flatMap(({ callee, argument }): [string, string][] =>
    callee === "milliseconds" ? [[cssVariable(`duration.${argument}`), `${callee}("${argument}")`]] : [],
  );
  const media = mediaBreakpoints(strings).map((name): [string, string] => [
    cssVariable(`breakpoint.${name}`),
    "media query",
  ]);
  const classes = [...candidatesOf(strings)].flatMap((name) =>
    (variables.get(name) ?? []).map((variable): [string, string] => [variable, name]),
  );
  return [...own, ...timers, ...media, ...classes];
}

/** Finds every use of the tokens in the source files of a repository; Tailwind itself translates classes. */
export async function readUses(
  root: string,
  names: readonly string[],
): Promise<Pick<Usage, "tokens"> & { files: Omit<SourceFile, "pages">[] }> {
  const paths = globSync(sources, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
  const texts = paths.map((file) => readSource(root, file));
  const candidates = candidatesOf(texts.flatMap(({ strings }, index) => (isScript(paths[index] ?? "") ? strings : [])));
  const variables = await tailwindVariables(root, [...candidates]);
  for (const [name, own] of variables)
    own.push(...breakpointsOf(name).map((breakpoint) => cssVariable(`breakpoint.${breakpoint}`)));

  const byVariable = new Map(names.map((name) => [cssVariable(name), name]));
  const uses = new Map<string, Map<string, number[]>>();
  for (const [index, text] of texts.entries())
    for (const [variable, how] of usesOf(paths[index] ?? "", text, variables)) {
      const token = byVariable.get(variable);
      if (!token) continue;
      const ways = uses.get(token) ?? new Map<string, number[]>();
      uses.set(token, ways);
      ways.set(how, [...new Set([...(ways.get(how) ?? []), index])]);
    }
  const tokens = Object.fromEntries(
    [...uses].map(([token, ways]) => [
      token,
      [...ways].map(([name, files]) => ({ name, files })).toSorted((a, b) => a.name.localeCompare(b.name)),
    ]),
  );
  return { tokens, files: paths.map((file) => ({ path: file, ...docsOf(root, file) })) };
}

/** The uses of the tokens, with the pages that render each file. */
export async function readUsage(root: string, names: readonly string[]): Promise<Usage> {
  const { tokens, files: sourceFiles } = await readUses(root, names);
  const graph = readImportGraph(root);
  const pages = sourceFiles.flatMap(({ path: file }, index) =>
    /^src\/pages\/[^/]+\.tsx$/.test(file) ? [{ index, files: importersFrom(graph, file) }] : [],
  );
  // The shell is around every page.
  const shell = importersFrom(graph, "src/app/shell.tsx");
  return {
    tokens,
    files: sourceFiles.map((file) => ({
      ...file,
      pages: pages.filter(({ files }) => shell.has(file.path) || files.has(file.path)).map(({ index }) => index),
    })),
  };
}

/** The title and the documentation page of a component's stories, at the mirrored path. */
function docsOf(root: string, file: string): Pick<SourceFile, "title" | "docs"> {
  try {
    const { strings } = readSource(root, file.replace(/^src/, "stories").replace(/\.tsx$/, ".stories.tsx"));
    const title = strings.find((text) => /^(?:UI|Sections|Pages)\//.test(text)) ?? "";
    return { title, docs: docsId(title) };
  } catch {
    return {};
  }
}
