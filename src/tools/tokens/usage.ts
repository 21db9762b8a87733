import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { docsId } from "#lib/inspect/build-facts.ts";
import { cssVariable } from "#lib/theme/css-variable.ts";
import base from "#tokens/base.tokens.json" with { type: "json" };
import { importersFrom, readImportGraph } from "#tools/shared/import-graph.ts";
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

/** The text without comments, in which classes are only mentioned. */
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");

/** The words that may be classes: everything between spaces, quotes and braces. */
const candidatesOf = (text: string) => new Set(text.split(/["'`{}\s]+/).filter((word) => /^[a-z!@*-]/.test(word)));

/** The breakpoints that a class names in its variants. */
const breakpointsOf = (name: string) =>
  name
    .split(":")
    .slice(0, -1)
    .map((variant) => variant.replace(/^(?:max|min|not)-/, ""))
    .filter((variant) => variant in base.breakpoint);

/** The breakpoints that media queries of scripts and pictures name by value. */
const mediaBreakpoints = (text: string) =>
  Object.entries(base.breakpoint).flatMap(([name, token]) =>
    typeof token === "object" && text.includes(`${token.$value.value}${token.$value.unit})`) ? [name] : [],
  );

/** The uses of a file: the token's custom property or name, and how it is used. */
function usesOf(file: string, text: string, variables: ReadonlyMap<string, string[]>): [token: string, how: string][] {
  const own = [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]): [string, string] => [name, `var(${name})`]);
  if (!/\.tsx?$/.test(file)) return own;
  const timers = [...text.matchAll(/\bmilliseconds\("(\w+)"\)/g)].map(([call, name]): [string, string] => [
    cssVariable(`duration.${name}`),
    call,
  ]);
  const media = mediaBreakpoints(text).map((name): [string, string] => [
    cssVariable(`breakpoint.${name}`),
    "media query",
  ]);
  const classes = [...candidatesOf(text)].flatMap((name) =>
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
  const texts = paths.map((file) => withoutComments(readFileSync(path.join(root, file), "utf8")));
  const candidates = [
    ...new Set(texts.flatMap((text, index) => (/\.tsx?$/.test(paths[index] ?? "") ? [...candidatesOf(text)] : []))),
  ];
  const variables = await tailwindVariables(root, candidates);
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
    const stories = readFileSync(
      path.join(root, file.replace(/^src/, "stories").replace(/\.tsx$/, ".stories.tsx")),
      "utf8",
    );
    const title = /\btitle: "((?:UI|Sections|Pages)\/[^"]+)"/.exec(stories)?.[1] ?? "";
    return { title, docs: docsId(title) };
  } catch {
    return {};
  }
}
