import { readFileSync } from "node:fs";
import path from "node:path";
import { format } from "oxfmt";
import type { Plugin } from "vite";
import { type ReadModule, storySnippet } from "#tools/vite/story-snippet.ts";
import { exampleStories, parseStories } from "#tools/vite/story-source.ts";

const root = path.resolve(import.meta.dirname, "../../..");

/** Reads the modules that a file imports by an alias, such as `#ui/button.tsx`, or by a relative path. */
export const moduleReader =
  (file: string): ReadModule =>
  (specifier) => {
    if (specifier.startsWith("#")) return readFileSync(path.join(root, "src", specifier.slice(1)), "utf8");
    return specifier.startsWith(".") ? readFileSync(path.resolve(path.dirname(file), specifier), "utf8") : "";
  };

/** The code of one example, formatted for a narrow column; undefined if the story cannot stand alone. */
async function formattedSnippet(source: string, name: string, file: string): Promise<string | undefined> {
  try {
    const { code } = await format("snippet.tsx", storySnippet(source, name, moduleReader(file)), { printWidth: 80 });
    return code.trim().replace(/>;$/, ">");
  } catch {
    return undefined;
  }
}

/** Gives the examples of every story file the code that the documentation shows: import lines and a real component. */
export function storySnippets(): Plugin {
  return {
    name: "korvane:story-snippets",
    enforce: "pre",
    async transform(source, id) {
      if (!/\/stories\/.*\.stories\.tsx$/.test(id.replaceAll("\\", "/"))) return null;
      const names = exampleStories(parseStories(source));
      const snippets = await Promise.all(
        names.map(async (name) => [name, await formattedSnippet(source, name, id)] as const),
      );
      const lines = snippets.flatMap(([name, code]) =>
        code === undefined
          ? []
          : `${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, source: { language: "tsx", code: ${JSON.stringify(code)} } } };`,
      );
      return { code: [source, ...lines].join("\n"), map: null };
    },
  };
}
