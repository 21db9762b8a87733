import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { growSite } from "../grown-site.ts";

/** The measurements of a build with more records. */
export interface Growth {
  pages: number;
  seconds: number;
  /** The compressed size of the scripts in the home page, in bytes. */
  homeScript: number;
}

/** The transfer size of a file; the smallest files are not compressed. */
const transferSize = (file: string): Promise<number> =>
  stat(`${file}.br`)
    .catch(() => stat(file))
    .then(({ size }) => size);

async function homeScript(dist: string): Promise<number> {
  const page = await readFile(path.join(dist, "index.html"), "utf8");
  const names = [...page.matchAll(/(?:href|src)="\/(assets\/[^"]+\.js)"/g)].map(([, name]) => name ?? "");
  const sizes = await Promise.all([...new Set(names)].map((name) => transferSize(path.join(dist, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Builds the site with the given number of additional posts and products. */
export async function measureGrowth(more: number): Promise<Growth> {
  const { dist, seconds, remove } = await growSite(more);
  const files = await readdir(dist, { recursive: true });
  const pages = files.filter((name) => name.endsWith(".html")).length;
  const growth = { pages, seconds, homeScript: await homeScript(dist) };
  await remove();
  return growth;
}
