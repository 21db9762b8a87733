import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { pageFile } from "#build/site/page-html.ts";
import { growSite } from "../grown-site.ts";

/** The measurements of a build with more records. */
export interface Growth {
  pages: number;
  seconds: number;
  /** The largest memory of the build, in bytes. */
  memory: number;
  /** The compressed sizes of pages with their scripts, by path, in bytes. */
  weights: Record<string, number>;
  /** The compressed size of the search's entries, which load with the first search. */
  searchIndex: number;
}

/** The transfer size of a file; the smallest files are not compressed. */
const transferSize = (file: string): Promise<number> =>
  stat(`${file}.br`)
    .catch(() => stat(file))
    .then(({ size }) => size);

/** A page with all scripts and data that it names. */
async function weigh(dist: string, url: string): Promise<number> {
  const file = path.join(dist, pageFile(url));
  const page = await readFile(file, "utf8");
  const names = new Set([...page.matchAll(/(?:assets\/[\w.-]+\.js|data\/[\w/-]+\.json)/g)].map(([name]) => name));
  const sizes = await Promise.all([file, ...[...names].map((name) => path.join(dist, name))].map(transferSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Builds the site with the given number of additional posts and products. */
export async function measureGrowth(more: number, urls: readonly string[]): Promise<Growth> {
  const { dist, seconds, memory, remove } = await growSite(more);
  const files = await readdir(dist, { recursive: true });
  const pages = files.filter((name) => name.endsWith(".html")).length;
  const weights: Record<string, number> = {};
  for (const url of urls) weights[url] = await weigh(dist, url);
  const entries = files.filter((name) => /^data\/search\/\d+\.json$/.test(name));
  const sizes = await Promise.all(entries.map((name) => transferSize(path.join(dist, name))));
  await remove();
  return { pages, seconds, memory, weights, searchIndex: sizes.reduce((sum, size) => sum + size, 0) };
}
