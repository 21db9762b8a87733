import { minify, type Plugin } from "vite";
import { bootTheme } from "#lib/theme/theme.ts";

const fileName = "theme.js";

/** The script's text: classic, so that it runs before the first paint, and a file, so that the policy allows it. */
export async function themeScriptText(): Promise<string> {
  const { code } = await minify(fileName, `(${bootTheme.toString()})();`);
  return code;
}

/** Serves `/theme.js` in development and writes it into the build; `index.html` asks for it ahead of the styles. */
export function themeScript(): Plugin {
  return {
    name: "korvane:theme",
    async configureServer(server) {
      const text = await themeScriptText();
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader("Content-Type", "text/javascript").end(text);
      });
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      this.emitFile({ type: "asset", fileName, source: await themeScriptText() });
    },
  };
}
