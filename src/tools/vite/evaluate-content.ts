/** Evaluates the modules of `src/content/derived` of the site in the first argument, and writes their exports to the folder in the second. */
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { errorMessage } from "#tools/shared/error-message.ts";
import { pictures } from "#tools/vite/pictures.ts";

/** The result, in `content.json`. */
export interface EvaluatedContent {
  /** The files with the exports of the modules as JSON, by module and name. */
  modules: Record<string, Record<string, string>>;
  /** The ids of the pictures that the modules import. */
  pictures: string[];
}

/** The number of records that are bundled at a time, because the bundler needs about 30 times the size of each. */
const batchSize = 250;

const isRecords = /\/src\/content\/derived\/records\.ts$/;
const recordFolder = /import\.meta\.glob\("\.\.\/([\w-]+)\/\*\.ts", \{ eager: true \}\)/g;

const entry = "virtual:entry";
const isEntry = new RegExp(`^${entry}$`);

const [root = "", folder = ""] = process.argv.slice(2);

/** Bundles a module for Node and evaluates it, which takes a fraction of the time and memory of Vite's module runner. */
async function evaluateModule<Exports>(code: string, plugins: Plugin[]): Promise<Exports> {
  const outDir = await mkdtemp(path.join(folder, "bundle-"));
  const entryPlugin: Plugin = {
    name: "korvane:evaluated-module",
    resolveId: { filter: { id: isEntry }, handler: (id) => id },
    load: { filter: { id: isEntry }, handler: () => code },
  };
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [entryPlugin, ...plugins],
    build: {
      ssr: true,
      outDir,
      copyPublicDir: false,
      sourcemap: true,
      rolldownOptions: { input: { entry }, output: { entryFileNames: "[name].mjs", sourcemapExcludeSources: true } },
    },
  });
  const exports: Exports = await import(pathToFileURL(path.join(outDir, "entry.mjs")).href);
  await rm(outDir, { recursive: true });
  return exports;
}

/** The exports of all modules of a folder of `src/content` as JSON, by their paths relative to `derived`. */
async function evaluateFolder(name: string, plugins: Plugin[]): Promise<string> {
  const entries = await readdir(path.join(root, "src/content", name));
  const files = entries.filter((file) => file.endsWith(".ts")).toSorted();
  const modules: Record<string, unknown> = {};
  for (let first = 0; first < files.length; first += batchSize) {
    const lines = files
      .slice(first, first + batchSize)
      .map((file) => `export * as ${JSON.stringify(`../${name}/${file}`)} from "/src/content/${name}/${file}";`);
    Object.assign(modules, await evaluateModule<Record<string, unknown>>(lines.join("\n"), plugins));
  }
  return JSON.stringify(modules);
}

/** Replaces the folders of records, whose number has no limit, with JSON. */
const evaluateRecords = (plugins: Plugin[]): Plugin => ({
  name: "korvane:evaluate-records",
  enforce: "pre",
  transform: {
    filter: { id: isRecords },
    async handler(code) {
      const values = new Map<string, string>();
      for (const [glob, name = ""] of code.matchAll(recordFolder)) {
        const file = path.join(folder, `${name}.json`);
        await writeFile(file, await evaluateFolder(name, plugins));
        values.set(glob, `JSON.parse(readFileSync(${JSON.stringify(file)}, "utf8"))`);
      }
      const body = code.replaceAll(recordFolder, (glob) => values.get(glob) ?? glob);
      return { code: `import { readFileSync } from "node:fs";\n${body}`, map: null };
    },
  },
});

/** Writes the exports of a module as JSON, and returns the files by name. */
async function writeExports(module: string, exports: Record<string, unknown>): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const [name, value] of Object.entries(exports)) {
    // the result is undefined for a value such as a function, which its type does not say
    const json: string | undefined = JSON.stringify(value);
    if (json === undefined)
      throw new Error(`The export '${name}' of ${module} is of the type ${typeof value}, which JSON cannot hold.`);
    files[name] = path.join(folder, `${path.parse(module).name}-${name}.json`);
    await writeFile(files[name], json);
  }
  return files;
}

/** Evaluates all derived modules together, so that the records they share are evaluated once. */
async function evaluate(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const picturePlugin = pictures();
  const { modules } = await evaluateModule<{ modules: Record<string, Record<string, unknown>> }>(
    'export const modules = import.meta.glob("/src/content/derived/*.ts", { eager: true });',
    [evaluateRecords([picturePlugin]), picturePlugin],
  );
  const content: EvaluatedContent = { modules: {}, pictures: picturePlugin.api.imported() };
  for (const [module, exports] of Object.entries(modules))
    content.modules[module] = await writeExports(module, exports);
  await writeFile(path.join(folder, "content.json"), JSON.stringify(content));
}

// an error names the line of its record then, not that of the bundle
process.setSourceMapsEnabled(true);
try {
  await evaluate();
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
