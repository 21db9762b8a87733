import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { HtmlTagDescriptor } from "vite";

const favicon = path.resolve(import.meta.dirname, "../../assets/favicon-korvane.svg");

/** The sizes in `favicon.ico`, in pixels. */
const icoSizes = [16, 32, 48];

/** The icon as SVG: with its rounded corners, or as a square whose edges a system cuts to its own shape. */
async function iconSvg(shape: "rounded" | "square" | "maskable"): Promise<Buffer> {
  const svg = await readFile(favicon, "utf8");
  if (shape === "rounded") return Buffer.from(svg);
  const square = svg.replace('<rect width="64" height="64" rx="14"', '<rect x="-8" y="-8" width="80" height="80"');
  // a maskable icon shows only the inner circle, which has 80 % of its width
  return Buffer.from(shape === "square" ? square : square.replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"'));
}

const png = async (shape: "rounded" | "square" | "maskable", size: number): Promise<Buffer> =>
  sharp(await iconSvg(shape), { density: (72 * size) / 64 })
    .resize(size, size)
    .png()
    .toBuffer();

/** An ICO file with PNG images: https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(images: readonly { size: number; data: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { size, data }] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(data.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  }
  return Buffer.concat([header, ...images.map(({ data }) => data)]);
}

/** The icon files by name, as the web manifest lists them. */
async function iconFiles(): Promise<Record<string, Buffer>> {
  return {
    "favicon.ico": ico(await Promise.all(icoSizes.map(async (size) => ({ size, data: await png("rounded", size) })))),
    "apple-touch-icon.png": await png("square", 180),
    "icon-192.png": await png("rounded", 192),
    "icon-512.png": await png("rounded", 512),
    "icon-maskable-512.png": await png("maskable", 512),
  };
}

/** Writes the icons for tabs and home screens. */
export async function writeSiteIcons(dist: string): Promise<void> {
  for (const [name, data] of Object.entries(await iconFiles())) await writeFile(path.join(dist, name), data);
}

/** The links of the icons and of the web manifest, below the path of the site. */
export const siteIconLinks = (base: string): HtmlTagDescriptor[] =>
  [
    { rel: "icon", href: `${base}favicon.ico`, sizes: "32x32" },
    { rel: "apple-touch-icon", href: `${base}apple-touch-icon.png` },
    { rel: "manifest", href: `${base}site.webmanifest` },
  ].map((attrs) => ({ tag: "link", attrs, injectTo: "head" }));
