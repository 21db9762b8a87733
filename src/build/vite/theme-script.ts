import { minify, type Plugin } from "vite";
import { applyStoredTheme } from "#lib/theme/theme.ts";

const fileName = "theme.js";

/** A classic script, to run before the first paint, in a file, since the security policy forbids inline code. */
export async function themeScriptText(): Promise<string> {
  const { code } = await minify(fileName, `(${applyStoredTheme.toString()})();`);
  return code;
}

/** Serves `/theme.js` in development and writes it into the build; `index.html` loads it before the styles. */
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
