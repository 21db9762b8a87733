import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { localDay } from "#lib/format/text.ts";
import { root } from "#tools/shared/run.ts";

/** One kind of file that `npm run new` creates, written for its example, whose names are replaced. */
export interface Template {
  /** The argument that creates the example. */
  example: string;
  files: Readonly<Record<string, string>>;
  /** The lines to add to other files, with their places. */
  lines?: readonly string[];
}

/** The files of an example by path; each is a file of `templates`. */
function filesOf(...files: string[]): Record<string, string> {
  const today = localDay(new Date());
  const read = (file: string) => readFileSync(path.join(import.meta.dirname, "templates", `${file}.txt`), "utf8");
  return Object.fromEntries(files.map((file) => [file, read(file).replace("{{today}}", today)]));
}

const textOf = (record: string) => readFileSync(path.join(root, `src/content/${record}.ts`), "utf8");

/** An existing record as a model, whose sentences are to be replaced. */
const modelOf = (record: string) =>
  textOf(record)
    .replaceAll(/"([^"]*)"/g, (literal, words: string) => (words.includes(" ") ? `"TODO: ${words}"` : literal))
    .replace(/^ *updatedAt: .*\n/m, "");

const project = modelOf("project/12").replace("assemblyJig", "project13").replace('"12"', '"13"');

const productIds = globSync("src/content/product/*.ts", { cwd: root }).map((file) =>
  Number(/id: (\d+)/.exec(textOf(`product/${path.parse(file).name}`))?.[1]),
);

const product = modelOf("product/circuit-thinking")
  .replace("circuitThinking", "fieldNotes")
  .replace(/id: \d+/, `id: ${Math.max(...productIds) + 1}`);

const darkTheme = readFileSync(path.join(root, "tokens/dark.tokens.json"), "utf8");

/** The templates, by the first part of the argument of `npm run new`. */
export const templates: Readonly<Record<string, Template>> = {
  ui: {
    example: "ui/price-tag",
    files: filesOf("src/ui/price-tag.tsx", "stories/ui/price-tag.stories.tsx"),
  },
  sections: {
    example: "sections/cart/price-list",
    files: filesOf("src/sections/cart/price-list.tsx", "stories/sections/cart/price-list.stories.tsx"),
  },
  pages: {
    example: "pages/open-positions",
    files: filesOf(
      "src/pages/open-positions.tsx",
      "src/content/page-meta/open-positions.ts",
      "stories/pages/open-positions.stories.tsx",
    ),
    lines: [
      'In src/app/routes.tsx: const openPositions = lazyPage(() => import("#pages/open-positions.tsx").then((m) => m.OpenPositionsPage));',
      'Above its last route: route("/open-positions", openPositions),',
    ],
  },
  post: {
    example: "post/visiting-a-factory",
    files: filesOf("src/content/post/visiting-a-factory.ts"),
  },
  project: {
    example: "project/13",
    files: { "src/content/project/13.ts": project },
  },
  product: {
    example: "product/field-notes",
    files: { "src/content/product/field-notes.ts": product },
  },
  theme: {
    example: "theme/sepia",
    files: { "tokens/sepia.tokens.json": darkTheme },
    lines: [
      'In both lists of tokens/resolver.json: "sepia": [{ "$ref": "sepia.tokens.json" }], and "sepia": { "title": "Sepia", "scheme": "dark" },',
    ],
  },
  brand: {
    example: "brand/fern",
    // The text comes from its color.
    files: { "tokens/brands/fern.tokens.json": "" },
  },
};

/** The arguments that create the examples. */
export const examples = Object.values(templates).map(({ example }) => example);
