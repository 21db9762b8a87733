/** The layers of `src`, and which others each may import. */
const layers = {
  lib: [],
  content: ["lib"],
  shop: ["lib", "content"],
  ui: ["lib"],
  sections: ["lib", "ui", "content", "shop"],
  pages: ["lib", "content", "shop", "ui", "sections"],
  app: ["lib", "content", "shop", "ui", "sections", "pages"],
  tools: ["lib"],
};

/** Packages by the start of their path, and the only folders that may import them. */
const packages = [
  {
    name: "radix-and-embla",
    start: "(?:@radix-ui/|embla-)",
    users: ["ui"],
    comment: "Only ui imports Radix and Embla.",
  },
  { name: "mail-client", start: "@emailjs/", users: ["lib"], comment: "Only lib imports the mail client." },
  {
    name: "zustand",
    start: "zustand/",
    users: ["shop", "lib/toast"],
    comment: "Only the shop and the notices of toasts have a store.",
  },
  {
    name: "react",
    start: "react(?:-dom|-router-dom)?/",
    users: ["lib", "shop", "ui", "sections", "pages", "app"],
    comment: "Content has no behavior.",
  },
  { name: "zod", start: "zod/index", users: [], comment: "Import zod/mini, which is a quarter of the size." },
];

const forbid = (name, from, to, comment, scope = "module") => ({ name, severity: "error", from, to, comment, scope });
const of = (names) => `^src/(?:${names.join("|")})/`;

/** The rules of dependency-cruiser; paths are regular expressions. */
export default {
  forbidden: [
    ...Object.entries(layers).map(([layer, others]) =>
      forbid(
        `${layer}-imports`,
        { path: of([layer]) },
        { path: "^src/", pathNot: of([layer, ...others, "assets"]) },
        others.length > 0 ? `${layer} imports ${others.join(", ")} only.` : `${layer} imports no other layer.`,
      ),
    ),
    forbid(
      "section-data",
      { path: of(["sections"]) },
      {
        path: of(["content", "shop"]),
        pathNot: "^src/content/path-of",
        dependencyTypesNot: ["type-only"],
      },
      "Content and the shop are passed to sections as props: import types and addresses (path-of.ts) only.",
    ),
    ...packages.map(({ name, start, users, comment }) =>
      forbid(name, { path: "^src/", pathNot: of([...users, "tools"]) }, { path: `node_modules/${start}` }, comment),
    ),
    forbid(
      "browser-libraries",
      { path: of(["tools"]) },
      { path: "node_modules/(?:react|react-dom|react-router-dom|@radix-ui|embla-[^/]+|zustand)/" },
      "Node code cannot import browser libraries.",
    ),
    forbid(
      "node-modules",
      { path: "^src/", pathNot: of(["tools"]) },
      { dependencyTypes: ["core"] },
      "Browser code cannot import Node modules.",
    ),
    forbid(
      "import-alias",
      { path: "^src/" },
      { path: "^src/.*\\.tsx?$", dependencyTypesNot: ["aliased-subpath-import"] },
      "Imports start with their layer: #ui/button.tsx.",
    ),
    forbid(
      "folder-circle",
      { path: of(["tools"]) },
      { circular: true },
      "No two folders of tools import each other: move what both use to tools/shared.",
      "folder",
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // imports of types, too
    tsPreCompilationDeps: "specify",
    tsConfig: { fileName: "tsconfig.json" },
  },
};
