import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { brandIcons, filledIcons, interfaceIcons } from "#lib/image/icon-name.ts";
import { replaceFile } from "#tools/shared/replace-file.ts";
import { cacheFolder, root } from "#tools/shared/run.ts";

/** The source file of each icon, and its SVG paint: outlines for the interface, fills for logos. */
const sources: readonly { name: string; file: string; paint: string }[] = [
  ...interfaceIcons.map((name) => ({
    name,
    file: `node_modules/lucide-static/icons/${name}.svg`,
    paint: 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"',
  })),
  ...[...brandIcons, ...filledIcons].map((name) => ({
    name,
    file: `node_modules/bootstrap-icons/icons/${name}.svg`,
    paint: 'fill="currentColor"',
  })),
  { name: "wordmark", file: "src/assets/wordmark-korvane.svg", paint: 'fill="currentColor"' },
];

/**
 * The icons as symbols of one SVG file, so that scripts and markup contain no shapes.
 *
 * @throws Error when an icon's file does not exist or is not an SVG
 */
export async function iconSprite(): Promise<string> {
  const symbols = sources.map(async ({ name, file, paint }) => {
    const svg = await readFile(path.join(root, file), "utf8").catch(() => {
      throw new Error(`The icon ${name} of src/lib/image/icon-name.ts has no file ${file}`);
    });
    const [, viewBox] = /viewBox="([^"]+)"/.exec(svg) ?? [];
    const [, shapes] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? [];
    if (!viewBox || !shapes) throw new Error(`${file} is not an SVG`);
    return `<symbol id="${name}" viewBox="${viewBox}" ${paint}>${shapes.replaceAll(/\s*\n\s*/g, "")}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${(await Promise.all(symbols)).join("")}</svg>`;
}

async function writeSprite(): Promise<string> {
  const file = path.join(cacheFolder, "icons.svg");
  await replaceFile(file, await iconSprite());
  return file;
}

/**
 * Resolves `virtual:icons.svg`, the sprite of the `Icon` component, to a generated file, which Vite then handles like any
 * asset. `?no-inline`, because SVG's `use` element does not accept data URLs.
 */
export function icons(): Plugin {
  let file: Promise<string> | undefined;
  return {
    name: "korvane:icons",
    enforce: "pre",
    resolveId: {
      filter: { id: /^virtual:icons\.svg$/ },
      handler: async () => `${await (file ??= writeSprite())}?no-inline`,
    },
  };
}
