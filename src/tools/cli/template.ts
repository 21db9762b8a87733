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

/** The id of the next product: theirs are numbers, which the names of their files do not tell. */
function nextProductId(): number {
  const files = globSync(path.join(root, "src/content/product/*.ts"));
  return 1 + Math.max(...files.map((file) => Number(/^ +id: (\d+),/m.exec(readFileSync(file, "utf8"))?.[1] ?? 0)));
}

/** The files of an example by path; each is a file of `templates`. */
function filesOf(...files: string[]): Record<string, string> {
  const read = (file: string) => readFileSync(path.join(import.meta.dirname, "templates", `${file}.txt`), "utf8");
  const complete = (text: string) =>
    text.replace("{{today}}", localDay(new Date())).replace("{{id}}", () => `${nextProductId()}`);
  return Object.fromEntries(files.map((file) => [file, complete(read(file))]));
}

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
    files: filesOf("src/content/project/13.ts"),
  },
  product: {
    example: "product/field-notes",
    files: filesOf("src/content/product/field-notes.ts"),
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
    files: { "tokens/brand-fern.tokens.json": "" },
    lines: [
      'For the brand of the site, at the end of the sources of the set "base" in tokens/resolver.json: { "$ref": "brand-fern.tokens.json" }',
    ],
  },
};

/** The arguments that create the examples. */
export const examples = Object.values(templates).map(({ example }) => example);
