import { readdir } from "node:fs/promises";
import path from "node:path";
import { growSite } from "../grown-site.ts";
import { transferSize, weighPage } from "../page-bytes.ts";

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

/** Builds the site with the given number of additional posts and products. */
export async function measureGrowth(more: number, urls: readonly string[]): Promise<Growth> {
  const { dist, seconds, memory, remove } = await growSite(more);
  const files = await readdir(dist, { recursive: true });
  const pages = files.filter((name) => name.endsWith(".html")).length;
  const weights: Record<string, number> = {};
  for (const url of urls) {
    const { html, scripts, data } = await weighPage(dist, url);
    weights[url] = html + scripts + data;
  }
  const entries = files.filter((name) => /^data\/search\/\d+\.json$/.test(name));
  const sizes = await Promise.all(entries.map((name) => transferSize(path.join(dist, name))));
  await remove();
  return { pages, seconds, memory, weights, searchIndex: sizes.reduce((sum, size) => sum + size, 0) };
}
