import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { compress } from "#tools/site/compress.ts";
import { pageFile } from "#tools/site/page-html.ts";

/** Scripts that browsers run, and the preloads of their chunks. */
const scripts = /<script(?![^>]* type="application\/)[^>]*>[^]*?<\/script>|<template id="preloads">[^]*?<\/template>/g;
const preloads = /<link rel="modulepreload"[^>]*>/g;

/**
 * A page without its scripts: the same HTML, styles, images and font. The mark of an empty cart, which a script sets before
 * the first paint, is in the HTML, so that the cart shows the same as with scripts.
 */
export const withoutScripts = (page: string): string =>
  page.replaceAll(scripts, "").replaceAll(preloads, "").replace("<html ", '<html data-cart="empty" ');

/** Writes a copy of some pages of a built site without scripts; everything else is linked. */
export async function writeCopy(dist: string, folder: string, pages: readonly string[]): Promise<void> {
  const files = pages.map(pageFile);
  const ownFolders = new Set(files.map((file) => file.split("/")[0]));
  for (const name of await readdir(dist)) {
    if (/\.html(?:\.(?:br|gz))?$/.test(name) || ownFolders.has(name)) continue;
    await symlink(path.join(dist, name), path.join(folder, name));
  }
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), withoutScripts(await readFile(path.join(dist, file), "utf8")));
  }
  await compress(folder);
}
