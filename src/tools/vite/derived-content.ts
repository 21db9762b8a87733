import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { buildFolder, run } from "#tools/shared/run.ts";
import type { EvaluatedContent } from "#tools/vite/evaluate-content.ts";
import type { PicturePlugin } from "#tools/vite/pictures.ts";

const isDerived = /\/src\/content\/derived\/[^/]+\.ts$/;

const script = path.join(import.meta.dirname, "evaluate-content.ts");

/** Evaluates the derived modules in a process, whose memory is free when it ends. */
async function evaluate(root: string): Promise<EvaluatedContent> {
  const folder = path.join(buildFolder, "content");
  const { ok, output } = await run([script, root, folder]);
  const result = ok ? await readFile(path.join(folder, "content.json"), "utf8").catch(() => undefined) : undefined;
  if (result === undefined)
    throw new Error(output || "The process that evaluates src/content/derived ended without a result.");
  return JSON.parse(result);
}

/** The code of a module for the server entry, which reads its values from files that the bundler does not hold in memory. */
function serverCode(exports: Record<string, string>): string {
  const lines = Object.entries(exports).map(
    ([name, file]) => `export const ${name} = JSON.parse(readFileSync(${JSON.stringify(file)}, "utf8"));`,
  );
  return ['import { readFileSync } from "node:fs";', ...lines].join("\n");
}

async function clientCode(exports: Record<string, string>): Promise<string> {
  const lines = Object.entries(exports).map(
    async ([name, file]) => `export const ${name} = ${await readFile(file, "utf8")};`,
  );
  return (await Promise.all(lines)).join("\n");
}

/**
 * Evaluates the modules of `src/content/derived` at build time and replaces them with their exports, so that a page
 * that lists records by name does not load the records. In development they are ordinary modules. The exports must be
 * serializable as JSON; pictures are, and the given plugin for pictures writes their copies.
 */
export function derivedContent(pictures: PicturePlugin): Plugin {
  let root = "";
  let content: EvaluatedContent | undefined;
  return {
    name: "korvane:derived-content",
    // the modules are evaluated once for the client and the server entry
    sharedDuringBuild: true,
    apply: "build",
    enforce: "pre",
    configResolved: (config) => {
      root = config.root;
    },
    // before the bundler starts, so that the memory of the two is not needed at the same time
    async buildStart() {
      if (content) return;
      content = await evaluate(root);
      await pictures.api.add(content.pictures);
    },
    load: {
      filter: { id: isDerived },
      async handler(id) {
        const exports = content?.modules[`/${path.relative(root, id).replaceAll(path.sep, "/")}`];
        if (!exports) this.error(`${id} is not among the derived modules of ${root}.`);
        const isServer = this.environment.config.consumer === "server";
        return { code: isServer ? serverCode(exports) : await clientCode(exports), moduleType: "js" };
      },
    },
  };
}
