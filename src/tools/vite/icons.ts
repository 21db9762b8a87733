import { readFile } from "node:fs/promises";
import path from "node:path";
import { brandIcons, filledIcons, interfaceIcons } from "#lib/image/icon-name.ts";
import { svgFile } from "#tools/vite/svg-file.ts";

const root = path.resolve(import.meta.dirname, "../../..");

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

/** Serves `virtual:icons.svg`, the sprite of the `Icon` component. */
export const icons = () =>
  svgFile({
    name: "icons",
    sources: [
      import.meta.filename,
      path.join(root, "src/lib/image/icon-name.ts"),
      path.join(root, "src/assets/wordmark-korvane.svg"),
    ],
    render: iconSprite,
  });
