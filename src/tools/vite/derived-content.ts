import type { Plugin } from "vite";

/** The exports of modules, by their path from the root of the site. */
export type ModuleValues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The plugin, and the values that it needs for a build. */
export interface DerivedContentPlugin extends Plugin {
  api: { provide: (values: ModuleValues) => void };
}

/**
 * Replaces the modules of `src/content/derived` in the client with their exports, which the server entry has evaluated, so
 * that a page that lists records by name does not load the records. Elsewhere they are ordinary modules. The exports must
 * be serializable as JSON; pictures are.
 */
export function derivedContent(): DerivedContentPlugin {
  let values: ModuleValues = {};
  return {
    name: "korvane:derived-content",
    // the values are provided to the plugin of the whole build
    sharedDuringBuild: true,
    apply: "build",
    enforce: "pre",
    api: {
      provide: (provided) => {
        values = provided;
      },
    },
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: /\/src\/content\/derived\/[^/]+\.ts$/ },
      handler(id) {
        const [file, exports] = Object.entries(values).find(([name]) => id.endsWith(name)) ?? [];
        if (!exports) return undefined;
        const lines = Object.entries(exports).map(([name, value]) => {
          // the result is undefined for a value such as a function, which its type does not say
          const json: string | undefined = JSON.stringify(value);
          if (json === undefined)
            this.error(`The export '${name}' of ${file} is of the type ${typeof value}, which JSON cannot hold.`);
          return `export const ${name} = ${json};`;
        });
        return { code: lines.join("\n"), moduleType: "js" };
      },
    },
  };
}
