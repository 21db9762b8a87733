import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const suites = {
  unit: "tests/*.test.{ts,tsx}",
  stories: "stories/**/*.stories.tsx",
  browser: "tests/browser/*.spec.ts",
};

/** The test files to run, and a regular expression for test names. */
export interface Selection {
  /** Paths from the repository's root, by suite. */
  files: Record<keyof typeof suites, string[]>;
  namePattern?: string;
}

const normalize = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** `src/ui/button.tsx` and `./ui/button` both become `ui/button`; a test file stays as it is. */
function toPathFilter(root: string, filter: string): string {
  const relative = path.relative(root, path.resolve(root, filter)).replaceAll("\\", "/");
  return relative.replace(/^src\/(.*?)(?:\.tsx?)?$/, "$1").toLowerCase();
}

/** `Adds a product` also matches the story `AddsAProduct`, whose test is named 'Adds A Product'. */
function toNamePattern(filters: string[]): string {
  const patterns = filters.map((filter) =>
    filter
      .replaceAll(/(?<=\p{L})(?=\p{Lu})/gu, " ")
      .trim()
      .split(/\s+/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
      .join(String.raw`\s*`),
  );
  return patterns.join("|");
}

/**
 * Finds the tests that the filters of a command line mean. A filter that names a module selects the test file of the same
 * path, or else the files with it in their path, or else the files that import the module; any other filter selects tests by
 * name.
 */
export function selectTests(root: string, filters: string[]): Selection {
  const listed = Object.entries(suites).flatMap(([suite, pattern]) =>
    globSync(pattern, { cwd: root }).map((file) => ({ suite, file: file.replaceAll("\\", "/") })),
  );
  const all = listed.map((entry) => ({ ...entry, text: readFileSync(path.join(root, entry.file), "utf8") }));
  const withPath = (part: string) => all.filter(({ file }) => `/${file.toLowerCase()}`.includes(part));
  const filesAt = (filter: string) => {
    const part = toPathFilter(root, filter);
    const isPath = part.includes("/");
    const exact = isPath ? withPath(`/${part}.`) : [];
    const own = exact.length > 0 ? exact : withPath(part);
    return own.length === 0 && isPath ? all.filter(({ text }) => text.includes(`"#${part}.`)) : own;
  };
  const names = filters.filter((filter) => filesAt(filter).length === 0);
  const paths = filters.filter((filter) => !names.includes(filter));
  const inPaths = paths.length > 0 ? [...new Set(paths.flatMap(filesAt))] : all;
  const named = inPaths.filter(({ text }) => names.some((name) => normalize(text).includes(normalize(name))));
  const found = names.length > 0 ? named : inPaths;
  const filesOf = (suite: keyof typeof suites) =>
    found.filter((entry) => entry.suite === suite).map(({ file }) => file);
  return {
    files: { unit: filesOf("unit"), stories: filesOf("stories"), browser: filesOf("browser") },
    ...(names.length > 0 && { namePattern: toNamePattern(names) }),
  };
}
