import { minify } from "vite";
import { hydratedEvent, startAfterPaint } from "#lib/lazy/start-after-paint.ts";

/** The place of the entry's address in the minified script; minifiers choose the quotes. */
const placeholder = /(["'`])ENTRY\1/;

/** Returns a function that writes the classic script which loads an entry after the first paint. */
export async function startScriptText(): Promise<(entry: string) => string> {
  const { code } = await minify(
    "start.js",
    `(${startAfterPaint.toString()})("ENTRY", ${JSON.stringify(hydratedEvent)});`,
  );
  if (!placeholder.test(code)) throw new Error("The minified start script has lost the address of the entry.");
  return (entry) => code.trim().replace(placeholder, () => JSON.stringify(entry));
}
