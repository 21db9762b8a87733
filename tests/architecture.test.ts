// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import base from "#tokens/base.tokens.json";
import { docstrings, noCopies, rawValues, rawValuesInStyles, storyMirror } from "./architecture-rules.ts";
import type { Rule, Tree } from "./architecture-rules.ts";

const root = path.resolve(import.meta.dirname, "..");
const breakpoints = Object.values(base.breakpoint).flatMap((token) =>
  typeof token === "object" ? [`${token.$value.value}${token.$value.unit}`] : [],
);

/** The repository, which no rule reports. */
const repository: Tree = Object.fromEntries(
  globSync("{src,stories,.storybook}/**/*.{ts,tsx,css}", { cwd: root }).map((file) => [
    file.replaceAll("\\", "/"),
    readFileSync(path.join(root, file), "utf8"),
  ]),
);

const component = "/** A. */\nexport function Dial() {}";
const tenLines = Array.from({ length: 10 }, (_, at) => `<p>${at}</p>`).join("\n");

/** Each rule with trees that it reports once. */
const rules: [name: string, rule: Rule, violations: Record<string, Tree>][] = [
  [
    "the mirror of stories",
    storyMirror,
    {
      "a component without stories": { "src/sections/cart/dial.tsx": component },
      "stories without a component": { "stories/sections/cart/dial.stories.tsx": "" },
    },
  ],
  [
    "the rule against copies",
    noCopies,
    {
      "two similar pages": { "src/pages/a.tsx": tenLines, "src/pages/b.tsx": `import { a } from "a";\n\n${tenLines}` },
      "a section inside a page": { "src/pages/a.tsx": `x\n${tenLines}\ny`, "src/sections/a.tsx": `  ${tenLines}` },
    },
  ],
  [
    "the rule for docstrings",
    docstrings,
    {
      "a bare function": { "src/lib/a.ts": "export function day() {}" },
      "a bare arrow function": { "src/content/a.ts": "export const day = () => 1" },
      "an empty comment": { "src/ui/a.tsx": "/** */\nexport function A() {}" },
      "a plain comment": { "src/ui/a.tsx": "// A.\nexport function A() {}" },
    },
  ],
  [
    "the rule against raw values",
    rawValues(breakpoints),
    {
      "a color": { "src/ui/a.tsx": `<path fill="#E8551F" />` },
      "a color function": { "src/ui/a.tsx": `const a = "rgb(0 0 0 / 50%)"` },
      "a length": { "src/sections/a.tsx": `const margin = "0px 0px -20px 0px"` },
      "a length in a template": { "src/ui/a.tsx": "const a = `calc(${b} + 4rem)`" },
      "a duration": { "src/ui/a.tsx": `const a = "opacity 150ms"` },
      "a timer": { "src/lib/a.ts": "setTimeout(run, 5000)" },
      "a width that is no breakpoint": { "src/ui/a.tsx": `<source media="(width < 43.75rem)" />` },
      "a width that ignores larger text": { "src/ui/a.tsx": `<img sizes="(width < 600px) 100vw, 32rem" />` },
    },
  ],
  [
    "the rule for style sheets",
    rawValuesInStyles,
    {
      "a color": { "src/app/a.css": "p { color: #fff; }" },
      "a length": { "src/app/a.css": "p {\n  margin: 4px;\n}" },
      "a duration": { ".storybook/a.css": "p {\n  transition: opacity 150ms;\n}" },
      "an unknown media query": { "src/app/a.css": "@media (height < 500px) {\n}" },
    },
  ],
];

describe.each(rules)("%s", (_name, rule, violations) => {
  test.each(Object.entries(violations))("reports %s", (_reason, tree) => {
    expect(rule(tree)).toHaveLength(1);
  });

  test("accepts this repository", () => expect(rule(repository)).toEqual([]));
});
