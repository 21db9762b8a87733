import { stat } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { replaceFile } from "#tools/shared/replace-file.ts";
import { cacheFolder } from "#tools/shared/run.ts";

/** A generated SVG file. */
export interface SvgFile {
  /** `map` becomes `virtual:map.svg`, served by the plugin `korvane:map`. */
  name: string;
  /** The source files; the SVG is generated again when one of them is newer. */
  sources: readonly string[];
  render: () => string | Promise<string>;
}

/** Writes the file unless it is newer than its sources, and returns its path. */
async function generate({ name, sources, render }: SvgFile): Promise<string> {
  const output = path.join(cacheFolder, `${name}.svg`);
  const modified = async (file: string) => (await stat(file)).mtimeMs;
  const generated = await modified(output).catch(() => 0);
  if (generated > Math.max(...(await Promise.all(sources.map(modified))))) return output;
  await replaceFile(output, await render());
  return output;
}

/**
 * Resolves `virtual:<name>.svg` to a generated file, which Vite then handles like any asset. `?no-inline`, because SVG's
 * `use` element does not accept data URLs.
 */
export function svgFile(options: SvgFile): Plugin {
  let file: Promise<string> | undefined;
  return {
    name: `korvane:${options.name}`,
    enforce: "pre",
    resolveId: {
      filter: { id: new RegExp(`^virtual:${options.name}\\.svg$`) },
      handler: async () => `${await (file ??= generate(options))}?no-inline`,
    },
  };
}
