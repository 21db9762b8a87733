import path from "node:path";
import type { Plugin } from "vite";

const folder = path.resolve(import.meta.dirname, "../../../node_modules/react-router/dist/production");
const builds: Record<string, string> = {
  "react-router": path.join(folder, "index.mjs"),
  "react-router/dom": path.join(folder, "dom-export.mjs"),
};

/**
 * What the site leaves out of React Router. Its package offers bundlers the development build alone; and in both builds
 * a component that is made by `forwardRef`, or is given a `displayName`, stays although nobody uses it.
 */
export function leanRouter(): Plugin {
  return {
    name: "korvane:lean-router",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      handler: (id) => builds[id],
    },
    transform: {
      filter: { id: /react-router\/dist\/production\/[^/]+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = .*;$/gm, "")
          .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, "= /* @__PURE__ */ $1"),
        map: null,
      }),
    },
  };
}
