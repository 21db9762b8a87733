import path from "node:path";
import type { InlineCode } from "#tools/server/headers.ts";
import { codeHash } from "#tools/shared/code-hash.ts";

/** A template whose style sheet and first script are part of the page, and their text. */
export interface InlinedTemplate {
  template: string;
  code: InlineCode;
}

interface InlineOptions {
  /** Reads a built asset by its file name. */
  readAsset: (name: string) => string;
  /** The script that runs before the first paint. */
  pageScript: string;
  /** The file of the script that loads the client's entry after the first paint, and its text. */
  startScript: { file: string; text: string };
}

const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;
const theme = /<script src="[^"]*theme\.js"[^>]*><\/script>/;
const entryScript = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;

/** The file name of the client's entry in a built page. */
export function entryOf(built: string): string {
  const address = entryScript.exec(built)?.[1];
  if (!address) throw new Error("index.html needs a module script for the prerender step.");
  return path.posix.basename(address);
}

/**
 * Moves the style sheet and the first script into the template, so that a page paints after one round trip, and replaces the
 * entry's script with the start script.
 */
export function inlineCode(built: string, { readAsset, pageScript, startScript }: InlineOptions): InlinedTemplate {
  const code: InlineCode = { styles: [], scripts: [] };
  const template = built
    .replaceAll(stylesheet, (_link, href: string) => {
      const text = readAsset(path.posix.basename(href)).trim();
      code.styles.push(text);
      return `<style data-href="${href}">${text}</style>`;
    })
    .replace(theme, () => {
      code.scripts.push(pageScript);
      return `<script>${pageScript}</script>`;
    })
    .replace(entryScript, (_script, entry: string) => {
      const address = path.posix.join(path.posix.dirname(entry), startScript.file);
      // not deferred, which would delay the first paint of a slow phone by 50 ms
      return `<script async src="${address}" integrity="${codeHash(startScript.text)}"></script>`;
    });
  if (code.scripts.length === 0 || code.styles.length === 0)
    throw new Error("index.html needs a style sheet and theme.js for the prerender step.");
  return { template, code };
}
