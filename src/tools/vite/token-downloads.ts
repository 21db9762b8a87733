import type { Connect, Plugin } from "vite";
import { tokenFiles } from "#tools/tokens/token-downloads.ts";
import { moduleText, virtualModule } from "#tools/vite/virtual-module.ts";

/** The folder of the files for other tools, beside the documentation. */
const folder = "design-tokens";

/** Adds the tokens in the formats of other tools to the documentation, and lists them as `virtual:token-downloads`. */
export const tokenDownloads = (): Plugin => ({
  ...virtualModule("token-downloads", async (root, context) => {
    const files = await tokenFiles(root);
    if (context.environment.mode === "build")
      for (const { name, text } of files)
        context.emitFile({ type: "asset", fileName: `${folder}/${name}`, source: text });
    const list = files.map(({ text, ...file }) => ({
      ...file,
      size: Buffer.byteLength(text),
      href: `./${folder}/${file.name}`,
    }));
    return moduleText({ tokenFiles: list });
  }),
  configureServer({ config, middlewares }) {
    const serve = async (...[request, response, next]: Parameters<Connect.NextHandleFunction>) => {
      const name = request.url?.slice(1).split("?")[0];
      const file = (await tokenFiles(config.root)).find((one) => one.name === name);
      if (!file) return next();
      return response.setHeader("content-type", `${file.type}; charset=utf-8`).end(file.text);
    };
    middlewares.use(`/${folder}`, (...handled) => void serve(...handled));
  },
});
