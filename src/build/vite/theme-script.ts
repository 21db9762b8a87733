import { minify, type Plugin } from "vite";
import { applyStoredTheme } from "#lib/theme/theme.ts";

const fileName = "theme.js";

/** A classic script that applies the chosen theme before the first paint; the build writes it into the pages. */
export async function themeScriptText(): Promise<string> {
  const { code } = await minify(fileName, `(${applyStoredTheme.toString()})();`);
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
