import path from "node:path";
import type { InlineCode } from "#build/server/headers.ts";

/** A template whose style sheet and scripts are part of the page, and their text. */
export interface InlinedTemplate {
  template: string;
  code: InlineCode;
}

interface InlineOptions {
  /** Reads a built asset by its file name. */
  readAsset: (name: string) => string;
  /** The script that applies the theme. */
  themeScript: string;
  /** Returns the script that loads the client's entry after the first paint. */
  startScript: (entry: string) => string;
}

const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;
const theme = /<script src="[^"]*theme\.js"[^>]*><\/script>/;
const entryScript = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;

/** Moves style sheet and scripts into the template, so that a page paints after one round trip. */
export function inlineCode(built: string, { readAsset, themeScript, startScript }: InlineOptions): InlinedTemplate {
  const code: InlineCode = { styles: [], scripts: [] };
  const script = (text: string) => {
    code.scripts.push(text);
    return `<script>${text}</script>`;
  };
  const template = built
    .replaceAll(stylesheet, (_link, href: string) => {
      const text = readAsset(path.posix.basename(href)).trim();
      code.styles.push(text);
      return `<style data-href="${href}">${text}</style>`;
    })
    .replace(theme, () => script(themeScript))
    .replace(entryScript, (_script, entry: string) => script(startScript(entry)));
  if (code.scripts.length !== 2 || code.styles.length === 0)
    throw new Error("index.html needs a style sheet, theme.js and a module script for the prerender step.");
  return { template, code };
}
