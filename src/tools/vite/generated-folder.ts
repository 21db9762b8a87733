import type { Connect, Plugin } from "vite";

/** A file that is made from the sources. */
export interface GeneratedFile {
  name: string;
  /** The media type. */
  type: string;
  text: string;
}

/** Adds a folder of generated files to Storybook: to its build, and while it runs, where a change makes them again. */
export function generatedFolder(
  folder: string,
  readFiles: (root: string) => Promise<readonly GeneratedFile[]>,
): Plugin {
  let root: string;
  let served: ReturnType<typeof readFiles> | undefined;
  return {
    name: `korvane:${folder}`,
    configResolved: (config) => void ({ root } = config),
    async generateBundle() {
      for (const { name, text } of await readFiles(root))
        this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source: text });
    },
    configureServer({ middlewares, watcher }) {
      watcher.on("change", () => (served = undefined));
      const serve = async (...[request, response, next]: Parameters<Connect.NextHandleFunction>) => {
        const name = request.url?.slice(1).split("?")[0];
        const file = (await (served ??= readFiles(root))).find((one) => one.name === name);
        if (!file) return next();
        return response.setHeader("Content-Type", `${file.type}; charset=utf-8`).end(file.text);
      };
      middlewares.use(`/${folder}`, (...handled) => void serve(...handled));
    },
  };
}
