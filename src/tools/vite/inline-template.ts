import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { InlineCode } from "#tools/server/headers.ts";
import { codeHash } from "#tools/shared/code-hash.ts";
import { pageScriptText, startScriptText } from "#tools/vite/page-scripts.ts";

/** A template whose style sheet and first script are part of the page, and their text. */
export interface InlinedTemplate {
  template: string;
  code: InlineCode;
}

/**
 * Moves the built style sheet and the first script into the template, so that a page paints after one round trip, and replaces
 * the entry's script with a start script, which loads the entry after the first paint.
 */
export async function inlineTemplate(dist: string): Promise<InlinedTemplate> {
  // only a build needs it
  const { JSDOM } = await import("jsdom");
  const dom = new JSDOM(await readFile(path.join(dist, "index.html"), "utf8"));
  const { document } = dom.window;
  const link = document.querySelector('link[rel="stylesheet"]');
  const theme = document.querySelector('script[src$="theme.js"]');
  const module = document.querySelector('script[type="module"]');
  const href = link?.getAttribute("href");
  const entry = module?.getAttribute("src");
  if (!link || !theme || !module || !href || !entry)
    throw new Error("index.html needs a style sheet, theme.js and a module script for the prerender step.");

  const element = (name: string, attributes: Record<string, string>, text = "") => {
    const made = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
    made.textContent = text;
    return made;
  };
  const sheet = path.join(dist, "assets", path.posix.basename(href));
  const style = (await readFile(sheet, "utf8")).trim();
  await rm(sheet);
  link.replaceWith(element("style", { "data-href": href }, style));
  const script = await pageScriptText();
  // not deferred, which would delay the first paint of a slow phone by 50 ms
  theme.replaceWith(element("script", {}, script));
  const start = await startScriptText(`./${path.posix.basename(entry)}`);
  const integrity = codeHash(start);
  const file = `start-${integrity.replaceAll(/\W/g, "").slice(6, 14)}.js`;
  await writeFile(path.join(dist, "assets", file), start);
  module.replaceWith(element("script", { async: "", src: `${path.posix.dirname(entry)}/${file}`, integrity }));
  return { template: dom.serialize(), code: { styles: [style], scripts: [script] } };
}
