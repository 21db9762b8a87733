import { parentPort, workerData } from "node:worker_threads";
import { runnerImport, type Plugin } from "vite";
import { pictures } from "#build/vite/pictures.ts";

/** The exports of the modules in `src/content/generated` as JSON, by file and name, and the pictures that they import. */
export interface EvaluatedContent {
  modules: Record<string, Record<string, string>>;
  pictures: string[];
}

/** The id of a module with the exports of all generated modules, by file. */
const allModules = "virtual:generated-content";
const isAllModules = new RegExp(`^${allModules}$`);

const collect: Plugin = {
  name: "korvane:collect-generated-content",
  resolveId: { filter: { id: isAllModules }, handler: (id) => id },
  load: {
    filter: { id: isAllModules },
    handler: () => 'export const modules = import.meta.glob("/src/content/generated/*.ts", { eager: true });',
  },
};

function toJson(file: string, exports: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(exports).map(([name, value]) => {
    // the result is undefined for a value such as a function, which its type does not say
    const json: string | undefined = JSON.stringify(value);
    if (json === undefined)
      throw new Error(`The export '${name}' of ${file} is of the type ${typeof value}, which JSON cannot hold.`);
    return [name, json];
  });
  return Object.fromEntries(entries);
}

/** Evaluates all generated modules together, so that the records they share are evaluated once. */
async function evaluate(root: string): Promise<EvaluatedContent> {
  const picturePlugin = pictures();
  const { module } = await runnerImport<{ modules: Record<string, Record<string, unknown>> }>(allModules, {
    root,
    configFile: false,
    logLevel: "error",
    plugins: [collect, picturePlugin],
  });
  const modules = Object.entries(module.modules).map(([file, exports]) => [file, toJson(file, exports)]);
  return { modules: Object.fromEntries(modules), pictures: picturePlugin.api.imported() };
}

// A thread frees its memory when it ends; in the process, thousands of evaluated records would occupy it until the site is built.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(await evaluate(workerData));
