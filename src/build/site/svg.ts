import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

const folder = path.resolve(import.meta.dirname, "../../../node_modules/.cache/korvane");

export type Drawing = {
  /** `map` makes `virtual:map.svg`, by the plugin `korvane:map`. */
  name: string;
  /** The files it is drawn from; a newer one has it drawn again. */
  sources: readonly string[];
  draw: () => string | Promise<string>;
};

/** Draws the file unless it is there already, newer than what it is drawn from. */
async function file({ name, sources, draw }: Drawing): Promise<string> {
  const output = path.join(folder, `${name}.svg`);
  const time = async (of: string) => (await stat(of)).mtimeMs;
  const drawn = await time(output).catch(() => 0);
  if (drawn > Math.max(...(await Promise.all(sources.map(time))))) return output;
  await mkdir(folder, { recursive: true });
  const draft = `${output}.${process.pid}`;
  await writeFile(draft, await draw());
  await rename(draft, output);
  return output;
}

/**
 * Serves `virtual:<name>.svg`: the address of a drawing, made when something first asks for it.
 * From there on it is a file like any other, so every tool names, hashes and serves it as it does the rest;
 * only inlined it must not be, since `use` takes nothing from a data address.
 */
export function drawing(options: Drawing): Plugin {
  let made: Promise<string> | undefined;
  return {
    name: `korvane:${options.name}`,
    enforce: "pre",
    resolveId: {
      filter: { id: new RegExp(`^virtual:${options.name}\\.svg$`) },
      handler: async () => `${await (made ??= file(options))}?no-inline`,
    },
  };
}
