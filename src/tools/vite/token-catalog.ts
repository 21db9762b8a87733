import path from "node:path";
import type { Plugin } from "vite";
import { readCatalog } from "#tools/tokens/catalog.ts";

const publicId = "virtual:token-catalog";
const moduleId = `\0${publicId}`;

/** Serves the tokens with their values, references and uses to the documentation as `virtual:token-catalog`. */
export function tokenCatalog(): Plugin {
  let root: string;
  return {
    name: "korvane:token-catalog",
    configResolved(config) {
      ({ root } = config);
    },
    resolveId: (id) => (id === publicId ? moduleId : null),
    load: async (id) => (id === moduleId ? `export const catalog = ${JSON.stringify(await readCatalog(root))};` : null),
    hotUpdate({ file, modules }) {
      const catalog = this.environment.moduleGraph.getModuleById(moduleId);
      return catalog && path.dirname(file) === path.join(root, "tokens") ? [...modules, catalog] : modules;
    },
  };
}
