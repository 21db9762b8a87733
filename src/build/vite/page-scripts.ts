import { minify, type Plugin } from "vite";
import { hydratedEvent, startAfterPaint } from "#lib/dom/after-paint.ts";
import { markEmptyCart } from "#lib/storage/mark-empty-cart.ts";
import { applyStoredTheme } from "#lib/theme/theme.ts";

const fileName = "theme.js";

/** A classic script that applies what the browser stores before the first paint; the build writes it into the pages. */
export async function themeScriptText(): Promise<string> {
  const { code } = await minify(fileName, `(${applyStoredTheme.toString()})();(${markEmptyCart.toString()})();`);
  return code;
}

/** Serves `/theme.js` in development; `index.html` loads it before the styles. */
export function themeScript(): Plugin {
  return {
    name: "korvane:theme",
    async configureServer(server) {
      const text = await themeScriptText();
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader("Content-Type", "text/javascript").end(text);
      });
    },
  };
}

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
