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

const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/;
const theme = /<script src="[^"]*theme\.js"[^>]*><\/script>/;
const entryScript = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;

/**
 * Moves the built style sheet and the first script into the template, so that a page paints after one round trip, and replaces
 * the entry's script with a start script, which loads the entry after the first paint.
 */
export async function inlineTemplate(dist: string): Promise<InlinedTemplate> {
  const built = await readFile(path.join(dist, "index.html"), "utf8");
  const [, href] = stylesheet.exec(built) ?? [];
  const [, entry] = entryScript.exec(built) ?? [];
  if (!href || !entry || !theme.test(built))
    throw new Error("index.html needs a style sheet, theme.js and a module script for the prerender step.");
  const sheet = path.join(dist, "assets", path.posix.basename(href));
  const style = (await readFile(sheet, "utf8")).trim();
  await rm(sheet);
  const script = await pageScriptText();
  const start = await startScriptText(`./${path.posix.basename(entry)}`);
  const hash = codeHash(start);
  const file = `start-${hash.replaceAll(/\W/g, "").slice(6, 14)}.js`;
  await writeFile(path.join(dist, "assets", file), start);
  // functions, because `$&` has a meaning in a replacement string; not deferred, which would delay the first paint of a slow
  // phone by 50 ms
  const template = built
    .replace(stylesheet, () => `<style data-href="${href}">${style}</style>`)
    .replace(theme, () => `<script>${script}</script>`)
    .replace(
      entryScript,
      () => `<script async src="${path.posix.dirname(entry)}/${file}" integrity="${hash}"></script>`,
    );
  return { template, code: { styles: [style], scripts: [script] } };
}
