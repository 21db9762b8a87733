import type { Plugin } from "vite";
import { readChanges, readHistory } from "#tools/cli/changelog.ts";

const publicId = "virtual:changelog";
const moduleId = `\0${publicId}`;

/** The module: the changes of the design system, and the hashes of all commits, to which a reader may compare. */
async function moduleCode(root: string): Promise<string> {
  const [changes, history] = await Promise.all([readChanges(root), readHistory(root)]);
  return `export const changes = ${JSON.stringify(changes)};\nexport const history = ${JSON.stringify(history)};`;
}

/** Serves the changes of the design system, read from the history, as `virtual:changelog`. */
export function changelog(): Plugin {
  let root: string;
  return {
    name: "korvane:changelog",
    configResolved(config) {
      ({ root } = config);
    },
    resolveId: (id) => (id === publicId ? moduleId : null),
    load: async (id) => (id === moduleId ? await moduleCode(root) : null),
  };
}
