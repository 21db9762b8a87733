import path from "node:path";
import type { Plugin } from "vite";

/** Serves data of the repository as the exports of `virtual:<name>`, and again after a change in a folder of it. */
export function virtualModule(
  name: string,
  readExports: (root: string) => Promise<Record<string, unknown>>,
  folder?: string,
): Plugin {
  const publicId = `virtual:${name}`;
  const moduleId = `\0${publicId}`;
  let root: string;
  return {
    name: `korvane:${name}`,
    configResolved: (config) => void ({ root } = config),
    resolveId: (id) => (id === publicId ? moduleId : null),
    async load(id) {
      if (id !== moduleId) return null;
      const lines = Object.entries(await readExports(root)).map(
        ([key, value]) => `export const ${key} = ${JSON.stringify(value)};`,
      );
      return lines.join("\n");
    },
    hotUpdate({ file, modules }) {
      const served = this.environment.moduleGraph.getModuleById(moduleId);
      return folder && served && path.dirname(file) === path.join(root, folder) ? [...modules, served] : modules;
    },
  };
}
