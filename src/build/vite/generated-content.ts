import path from "node:path";
import { runnerImport, type Plugin } from "vite";

const isGenerated = /\/src\/content\/generated\/[^/]+\.ts$/;

/** The id of a module with the exports of all generated modules, by file. */
const allModules = "virtual:generated-content";
const isAllModules = new RegExp(`^${allModules}$`);

/** Evaluates all generated modules together, so that the records they share are evaluated once. */
async function evaluate(root: string, pictures: Plugin): Promise<Map<string, string>> {
  const collect: Plugin = {
    name: "korvane:collect-generated-content",
    resolveId: { filter: { id: isAllModules }, handler: (id) => id },
    load: {
      filter: { id: isAllModules },
      handler: () => 'export const modules = import.meta.glob("/src/content/generated/*.ts", { eager: true });',
    },
  };
  const { module } = await runnerImport<{ modules: Record<string, Record<string, unknown>> }>(allModules, {
    root,
    configFile: false,
    logLevel: "error",
    plugins: [collect, pictures],
  });
  const write = (exports: Record<string, unknown>) =>
    Object.entries(exports)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join("\n");
  return new Map(Object.entries(module.modules).map(([file, exports]) => [path.join(root, file), write(exports)]));
}

/**
 * Evaluates the modules of `src/content/generated` at build time and replaces them with their exports, so that a page
 * that lists records by name does not load the records. In development they are ordinary modules. The exports must be
 * serializable as JSON; pictures are, and the given plugin for pictures writes their copies.
 */
export function generatedContent(pictures: Plugin): Plugin {
  let root = "";
  let modules: Promise<Map<string, string>> | undefined;
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
        modules ??= evaluate(root, pictures);
        const code = (await modules).get(path.resolve(id));
        if (code === undefined) this.error(`${id} is not among the generated modules of ${root}.`);
        return { code, moduleType: "js" };
      },
    },
  };
}
