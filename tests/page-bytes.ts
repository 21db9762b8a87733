import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { pageFile } from "#tools/site/page-html.ts";

/** The most JavaScript that a page starts with, in bytes (brotli); what loads on use, in view or when idle is not part of it. */
export const scriptBudget = (address: string): number => ({ "/": 126_000, "/checkout": 136_000 })[address] ?? 134_000;

/** The transfer size of a file in bytes; the smallest files are not compressed. */
export const transferSize = (file: string): Promise<number> =>
  stat(`${file}.br`)
    .catch(() => stat(file))
    .then(({ size }) => size);

/** The transfer sizes of a page of a built site, and of the scripts and the data that it names, in bytes. */
export async function weighPage(dist: string, url: string): Promise<{ html: number; scripts: number; data: number }> {
  const file = path.join(dist, pageFile(url));
  const page = await readFile(file, "utf8");
  const sum = async (names: RegExp) => {
    const files = [...new Set(page.match(names))];
    const sizes = await Promise.all(files.map((name) => transferSize(path.join(dist, name))));
    return sizes.reduce((total, size) => total + size, 0);
  };
  const [html, scripts, data] = await Promise.all([
    transferSize(file),
    sum(/assets\/[\w.-]+\.js/g),
    sum(/data\/[\w/-]+\.json/g),
  ]);
  return { html, scripts, data };
}
