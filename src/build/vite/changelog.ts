import type { Plugin } from "vite";
import { readChanges } from "#build/cli/changelog.ts";

const publicId = "virtual:changelog";
const moduleId = `\0${publicId}`;

/** Serves the changes of the design system, read from the history, as `virtual:changelog`. */
export function changelog(): Plugin {
  let root: string;
  return {
    name: "korvane:changelog",
    configResolved(config) {
      ({ root } = config);
    },
    resolveId: (id) => (id === publicId ? moduleId : null),
    load: async (id) => (id === moduleId ? `export const changes = ${JSON.stringify(await readChanges(root))};` : null),
  };
}
