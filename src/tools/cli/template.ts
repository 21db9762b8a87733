import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { localDay } from "#lib/format/text.ts";
import { root } from "#tools/shared/run.ts";

/** One kind of file that `npm run new` creates, written for its example, whose names are replaced. */
export interface Template {
  /** The argument that creates the example. */
  example: string;
  files: Readonly<Record<string, string>>;
  steps: readonly string[];
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

const componentSteps = (...ofItsKind: string[]) => [
  "Replace the TODO of the docstring: `npm run check` rejects it.",
  "Develop it in Storybook: npm run storybook",
  ...ofItsKind,
  "Add a story for every guarantee and state, then: npm run check && npm test",
];

const recordSteps = (address: string) => [
  "Replace every TODO, the values beside them, and the picture.",
  "Check it: npm test -- tests/content.test.ts",
  `Read it: npm run dev, then http://localhost:5173/${address}`,
];

const darkTheme = readFileSync(path.join(root, "tokens/dark.tokens.json"), "utf8");

/** The templates, by the first part of the argument of `npm run new`. */
export const templates: Readonly<Record<string, Template>> = {
  ui: {
    example: "ui/price-tag",
    files: filesOf("src/ui/price-tag.tsx", "stories/ui/price-tag.stories.tsx"),
    steps: componentSteps(
      "Say in its stories when to use it and when not: npm test rejects a ui component without a guide.",
    ),
  },
  sections: {
    example: "sections/cart/price-list",
    files: filesOf("src/sections/cart/price-list.tsx", "stories/sections/cart/price-list.stories.tsx"),
    steps: componentSteps(),
  },
  pages: {
    example: "pages/open-positions",
    files: filesOf(
      "src/pages/open-positions.tsx",
      "src/content/page-meta/open-positions.ts",
      "stories/pages/open-positions.stories.tsx",
    ),
    steps: [
      "Replace the TODO of the description and of the docstring.",
      'Add the page to src/app/routes.tsx: const openPositions = lazyPage(() => import("#pages/open-positions.tsx").then((m) => m.OpenPositionsPage));',
      'Add its route above the last one: route("/open-positions", openPositions),',
      "Link to it, for instance in `navigation` of src/content/site.ts, then: npm run check && npm test",
    ],
  },
  post: {
    example: "post/visiting-a-factory",
    files: filesOf("src/content/post/visiting-a-factory.ts"),
    steps: recordSteps("blog, which lists it first"),
  },
  project: {
    example: "project/13",
    files: { "src/content/project/13.ts": project },
    steps: recordSteps("project-single/13"),
  },
  product: {
    example: "product/field-notes",
    files: { "src/content/product/field-notes.ts": product },
    steps: recordSteps("shop"),
  },
  theme: {
    example: "theme/sepia",
    files: { "tokens/sepia.tokens.json": darkTheme },
    steps: [
      'Add it to both lists of tokens/resolver.json: "sepia": [{ "$ref": "sepia.tokens.json" }], and "sepia": { "title": "Sepia", "scheme": "dark" },',
      "Replace its description and its values; its pairs have to keep their contrast: npm test -- tests/contrast.test.ts",
      "See it: npm run storybook, then choose it in the toolbar",
    ],
  },
  brand: {
    example: "brand/fern",
    // The text comes from its color.
    files: { "tokens/brands/fern.tokens.json": "" },
    steps: [
      "See it: npm run storybook, then choose it in the toolbar",
      "Change a value if you like; its pairs have to keep their contrast: npm test -- tests/brand.test.ts",
      "Make it the brand of the site: npm run tokens -- apply fern",
    ],
  },
};

/** The arguments that create the examples. */
export const examples = Object.values(templates).map(({ example }) => example);
