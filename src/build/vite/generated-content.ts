import path from "node:path";
import { runnerImport, type Plugin } from "vite";

const isGenerated = /\/src\/content\/generated\/[^/]+\.ts$/;

async function evaluate(file: string, root: string, pictures: Plugin): Promise<string> {
  const { module } = await runnerImport<Record<string, unknown>>(file, {
    root,
    configFile: false,
    logLevel: "error",
    plugins: [pictures],
  });
  return Object.entries(module)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

/**
 * Evaluates the modules of `src/content/generated` at build time and replaces them with their exports, so that a page
 * that lists records by name does not load the records. In development they are ordinary modules. The exports must be
 * serializable as JSON; pictures are, and the given plugin for pictures writes their copies.
 */
export function generatedContent(pictures: Plugin): Plugin {
  let root = "";
  const results = new Map<string, Promise<string>>();
  return {
    name: "korvane:generated-content",
    apply: "build",
    enforce: "pre",
    configResolved: (config) => {
      root = config.root;
    },
    load: {
      filter: { id: isGenerated },
      async handler(id) {
        const file = path.resolve(id);
        const result = results.get(file) ?? evaluate(file, root, pictures);
        results.set(file, result);
        return { code: await result, moduleType: "js" };
      },
    },
  };
}
