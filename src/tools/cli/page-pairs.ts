import { readdir } from "node:fs/promises";
import path from "node:path";
import { chromium } from "playwright";
import { build } from "vite";
import { browserArgs, findHeadlessBrowser } from "#tools/cli/browser.ts";
import { listen } from "#tools/server/listen.ts";
import { siteHandler } from "#tools/server/serve.ts";
import { root } from "#tools/shared/run.ts";

/** Two colors that meet on a page, as `stories/tokens/used-pairs.ts` describes them. */
export type Pair = Record<string, string | number>;

/** A small and a large window: each shows parts that the other hides. */
const widths = [320, 1280];

/** The script that returns the pairs of the document in which it runs. */
async function collectorScript(): Promise<string> {
  const entry = path.join(root, "stories/tokens/used-pairs.ts");
  const lib = { entry, formats: ["iife" as const], name: "usedPairs" };
  const result = await build({ root, configFile: false, logLevel: "error", build: { lib, write: false } });
  const [first] = Array.isArray(result) ? result : [result];
  const [chunk] = first && "output" in first ? first.output : [];
  if (chunk?.type !== "chunk") throw new Error("The collector of pairs was not bundled.");
  return `(() => { ${chunk.code}; return usedPairs.collectPairs(); })()`;
}

/** Visits every page of the built site, and calls a function with each pair of colors that a page shows. */
export async function collectPagePairs(add: (pair: Pair, page: string) => void): Promise<void> {
  const dist = path.join(root, "dist");
  const files = await readdir(dist, { recursive: true });
  const paths = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => `/${file.replaceAll("\\", "/").replace(/(?:index)?\.html$/, "")}`);
  const script = await collectorScript();
  const site = await listen(siteHandler({ dist, mail: path.join(root, ".mail") }), 0);
  const browser = await chromium.launch({ executablePath: findHeadlessBrowser(), args: browserArgs });
  try {
    // The marks of the collector are an inline style sheet, which the policy of the site blocks.
    const context = await browser.newContext({ reducedMotion: "reduce", bypassCSP: true });
    const page = await context.newPage();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of paths.toSorted()) {
        await page.goto(`http://localhost:${site.port}${name}`);
        for (const pair of await page.evaluate<Pair[]>(script)) add(pair, name);
      }
    }
  } finally {
    await browser.close();
    site.close();
  }
}
