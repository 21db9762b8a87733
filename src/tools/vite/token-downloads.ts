import type { Connect, Plugin } from "vite";
import { tokenFiles } from "#tools/tokens/token-downloads.ts";

/** The folder of the files for other tools, beside the documentation. */
const folder = "design-tokens";

const publicId = "virtual:token-downloads";
const moduleId = `\0${publicId}`;

/** Adds the tokens in the formats of other tools to the documentation, and lists them as `virtual:token-downloads`. */
export function tokenDownloads(): Plugin {
  let root: string;
  let isBuild: boolean;
  return {
    name: "korvane:token-downloads",
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    resolveId: (id) => (id === publicId ? moduleId : null),
    async load(id) {
      if (id !== moduleId) return null;
      const files = await tokenFiles(root);
      if (isBuild)
        for (const { name, text } of files)
          this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source: text });
      const list = files.map(({ name, type, description, text }) => ({
        name,
        type,
        description,
        size: Buffer.byteLength(text),
        href: `./${folder}/${name}`,
      }));
      return `export const tokenFiles = ${JSON.stringify(list)};`;
    },
    configureServer(server) {
      const serve = async (...[request, response, next]: Parameters<Connect.NextHandleFunction>) => {
        const name = request.url?.slice(1).split("?")[0];
        const file = (await tokenFiles(root)).find((one) => one.name === name);
        if (!file) return next();
        return response.setHeader("content-type", `${file.type}; charset=utf-8`).end(file.text);
      };
      server.middlewares.use(`/${folder}`, (...handled) => void serve(...handled));
    },
  };
}
