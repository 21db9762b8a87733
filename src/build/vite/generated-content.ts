import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { Plugin } from "vite";
import { buildFolder } from "#build/cli/run.ts";
import type { EvaluatedContent } from "#build/vite/evaluate-content.ts";
import type { PicturePlugin } from "#build/vite/pictures.ts";

const isGenerated = /\/src\/content\/generated\/[^/]+\.ts$/;

/** The length in characters from which the server entry reads a value from a file. */
const largeValue = 100_000;

async function evaluate(root: string, pictures: PicturePlugin): Promise<EvaluatedContent> {
  const worker = new Worker(new URL("./evaluate-content.ts", import.meta.url), { workerData: root });
  const exit = once(worker, "exit").then(([code]) => {
    throw new Error(`The thread that evaluates src/content/generated ended without a result (exit code ${code}).`);
  });
  const [content] = (await Promise.race([once(worker, "message"), exit])) as [EvaluatedContent];
  await pictures.api.add(content.pictures);
  return content;
}

/** The code of a module for the server entry; its large values are in files, which the bundler does not hold in memory. */
async function serverCode(id: string, exports: Record<string, string>): Promise<string> {
  const folder = path.join(buildFolder, "content");
  await mkdir(folder, { recursive: true });
  const lines = Object.entries(exports).map(async ([name, json]) => {
    if (json.length < largeValue) return `export const ${name} = ${json};`;
    const file = path.join(folder, `${path.parse(id).name}-${name}.json`);
    await writeFile(file, json);
    return `export const ${name} = JSON.parse(readFileSync(${JSON.stringify(file)}, "utf8"));`;
  });
  return ['import { readFileSync } from "node:fs";', ...(await Promise.all(lines))].join("\n");
}

const clientCode = (exports: Record<string, string>) =>
  Object.entries(exports)
    .map(([name, json]) => `export const ${name} = ${json};`)
    .join("\n");

/**
 * Evaluates the modules of `src/content/generated` at build time and replaces them with their exports, so that a page
 * that lists records by name does not load the records. In development they are ordinary modules. The exports must be
 * serializable as JSON; pictures are, and the given plugin for pictures writes their copies.
 */
export function generatedContent(pictures: PicturePlugin): Plugin {
  let root = "";
  let content: Promise<EvaluatedContent> | undefined;
  return {
    name: "korvane:generated-content",
    // the modules are evaluated once for the client and the server entry
    sharedDuringBuild: true,
    apply: "build",
    enforce: "pre",
    configResolved: (config) => {
      root = config.root;
    },
    load: {
      filter: { id: isGenerated },
      async handler(id) {
        content ??= evaluate(root, pictures);
        const exports = (await content).modules[`/${path.relative(root, id).replaceAll(path.sep, "/")}`];
        if (!exports) this.error(`${id} is not among the generated modules of ${root}.`);
        const isServer = this.environment.config.consumer === "server";
        return { code: isServer ? await serverCode(id, exports) : clientCode(exports), moduleType: "js" };
      },
    },
  };
}
