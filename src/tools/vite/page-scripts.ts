import { minify, type Plugin } from "vite";
import { hydratedEvent, markScripts, repeatPressesAfter, startAfterPaint } from "#lib/dom/page-start.ts";
import { markEmptyCart } from "#lib/storage/mark-empty-cart.ts";
import { applyStoredTheme } from "#lib/theme/theme.ts";
import { themeNames } from "#lib/theme/themes.ts";

const fileName = "theme.js";

type Call = [run: Function, ...values: string[]];

/** The calls of functions as a classic script. */
async function scriptText(...calls: Call[]): Promise<string> {
  const text = calls.map(([run, ...values]) => `(${run.toString()})(${JSON.stringify(values).slice(1, -1)});`);
  const { code } = await minify("script.js", text.join(""));
  return code.trim();
}

const beforePaint: Call[] = [[applyStoredTheme, ...themeNames], [markEmptyCart], [markScripts, hydratedEvent]];

/** A script that applies what the browser stores before the first paint. */
const themeScriptText = () => scriptText(...beforePaint);

/** The script inside the pages: the theme script, and the recording of presses. */
export const pageScriptText = () => scriptText(...beforePaint, [repeatPressesAfter, hydratedEvent]);

/** The asynchronous script that loads an entry after the first paint; the entry's address is relative to the script. */
export const startScriptText = (entry: string) => scriptText([startAfterPaint, entry, hydratedEvent]);

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
