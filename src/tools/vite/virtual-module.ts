import path from "node:path";
import type { Plugin } from "vite";

/** Serves a text about the repository as `virtual:<name>`, and again after a change in a folder of it. */
export function virtualModule(name: string, readText: (root: string) => Promise<string>, folder?: string): Plugin {
  const publicId = `virtual:${name}`;
  const moduleId = `\0${publicId}`;
  let root: string;
  return {
    name: `korvane:${name}`,
    configResolved: (config) => void ({ root } = config),
    resolveId: (id) => (id === publicId ? moduleId : null),
    load: async (id) => (id === moduleId ? readText(root) : null),
    hotUpdate({ file, modules }) {
      const served = this.environment.moduleGraph.getModuleById(moduleId);
      return folder && served && path.dirname(file) === path.join(root, folder) ? [...modules, served] : modules;
    },
  };
}

/** A module with these exports, which have to be serializable as JSON. */
export const moduleText = (exports: Readonly<Record<string, unknown>>): string =>
  Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
