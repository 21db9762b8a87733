import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { HtmlTagDescriptor } from "vite";
import { color } from "#tools/site/card-style.ts";

const favicon = path.resolve(import.meta.dirname, "../../assets/favicon-korvane.svg");

/** The sizes in `favicon.ico`, in pixels. */
const icoSizes = [16, 32, 48];

/** The icon with its rounded corners, or as a square whose corners a system cuts to its own shape. */
const png = (shape: "rounded" | "square", size: number): Promise<Buffer> => {
  const icon = sharp(favicon, { density: (72 * size) / 64 }).resize(size, size);
  return (shape === "square" ? icon.flatten({ background: color.ink }) : icon).png().toBuffer();
};

/** A maskable icon shows only the inner circle, which has 80 % of its width. */
const maskable = async (): Promise<Buffer> => {
  const sides = { top: 51, bottom: 51, left: 51, right: 51 };
  return sharp(await png("square", 410))
    .extend({ ...sides, background: color.ink })
    .png()
    .toBuffer();
};

/**
 * An ICO file with PNG images: https://en.wikipedia.org/wiki/ICO_(file_format) The package png-to-ico writes bitmaps instead,
 * which are five times as large.
 */
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

/** Writes the icons for tabs and home screens, as the web manifest lists them. */
export async function writeSiteIcons(dist: string): Promise<void> {
  const files = {
    "favicon.ico": ico(await Promise.all(icoSizes.map(async (size) => ({ size, data: await png("rounded", size) })))),
    "apple-touch-icon.png": await png("square", 180),
    "icon-192.png": await png("rounded", 192),
    "icon-512.png": await png("rounded", 512),
    "icon-maskable-512.png": await maskable(),
  };
  for (const [name, data] of Object.entries(files)) await writeFile(path.join(dist, name), data);
}

/** The links of the icons and of the web manifest, below the path of the site. */
export const siteIconLinks = (base: string): HtmlTagDescriptor[] =>
  [
    { rel: "icon", href: `${base}favicon.ico`, sizes: "32x32" },
    { rel: "apple-touch-icon", href: `${base}apple-touch-icon.png` },
    { rel: "manifest", href: `${base}site.webmanifest` },
  ].map((attrs) => ({ tag: "link", attrs, injectTo: "head" }));
