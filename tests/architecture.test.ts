// @vitest-environment node
import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import base from "#tokens/base.tokens.json";
import * as rules from "./architecture-rules.ts";
import type { Rule, Tree } from "./architecture-rules.ts";

const root = path.resolve(import.meta.dirname, "..");
const breakpoints = Object.values(base.breakpoint).flatMap((token) =>
  typeof token === "object" ? [`${token.$value.value}${token.$value.unit}`] : [],
);

/** The files of the repository, without those that git ignores. */
const tree: Tree = (() => {
  const folders = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && ["src", "stories", "tests", "tokens", ".storybook"].includes(entry.name),
  );
  const files = folders.flatMap(({ name }) => globSync(`${name}/**/*.*`, { cwd: root }));
  return Object.fromEntries(
    files.map((file) => {
      const isText = /\.(?:tsx?|mjs|css|json|mdx?)$/.test(file);
      return [file.replaceAll("\\", "/"), isText ? readFileSync(path.join(root, file), "utf8") : ""];
    }),
  );
})();

/** Tests that a rule reports each violation once, accepts a valid tree, and accepts this repository. */
function testRule(name: string, rule: Rule, violations: [reason: string, tree: Tree][], valid: Tree): void {
  describe(name, () => {
    test.each(violations)("reports %s", (_reason, violation) => {
      expect(rule(violation)).toHaveLength(1);
    });
    test("accepts a valid tree", () => {
      expect(rule(valid)).toEqual([]);
    });
    test("accepts this repository", () => {
      expect(rule(tree)).toEqual([]);
    });
  });
}

const doc = "/** A. */\n";
const component = `${doc}export function Dial() {}`;

testRule(
  "story mirror",
  rules.storyMirror,
  [
    ["a component without stories", { "src/ui/dial.tsx": component }],
    ["a component of a domain folder without stories", { "src/sections/cart/dial.tsx": component }],
    ["stories without a component", { "stories/sections/cart/dial.stories.tsx": "" }],
    [
      "stories in another folder",
      { "src/pages/dial.tsx": component, "stories/pages/dial.stories.tsx": "", "stories/ui/dial.stories.tsx": "" },
    ],
  ],
  {
    "src/ui/dial.tsx": component,
    "stories/ui/dial.stories.tsx": "",
    "src/ui/use-dial.ts": "",
    "src/ui/dial-format.tsx": `${doc}export function formatDial() {}`,
    "stories/flows/order.stories.tsx": "",
  },
);

const tenLines = Array.from({ length: 10 }, (_, at) => `<p>${at}</p>`).join("\n");

testRule(
  "no copies",
  rules.noCopies,
  [
    ["two similar pages", { "src/pages/a.tsx": tenLines, "src/pages/b.tsx": `import { a } from "a";\n\n${tenLines}` }],
    ["a section inside a page", { "src/pages/a.tsx": `x\n${tenLines}\ny`, "src/sections/a.tsx": `  ${tenLines}` }],
  ],
  {
    "src/pages/a.tsx": tenLines,
    "src/pages/b.tsx": tenLines.replace("<p>4</p>", "<p>four</p>"),
    "src/ui/b.tsx": tenLines,
  },
);

testRule(
  "docstrings",
  rules.docstrings,
  [
    ["a bare function", { "src/lib/a.ts": "export function day() {}" }],
    ["a bare arrow function", { "src/content/a.ts": "export const day = () => 1" }],
    ["an empty comment", { "src/ui/a.tsx": "/** */\nexport function A() {}" }],
    ["a plain comment", { "src/ui/a.tsx": "// A.\nexport function A() {}" }],
  ],
  {
    "src/lib/a.ts": `${doc}export function day() {}\n${doc}export const night = () => 1;\nconst own = () => 2;\nexport type A = 1;`,
  },
);

testRule(
  "no raw values",
  rules.rawValues(breakpoints),
  [
    ["a color", { "src/ui/a.tsx": `<path fill="#E8551F" />` }],
    ["a color function", { "src/ui/a.tsx": `const a = "rgb(0 0 0 / 50%)"` }],
    ["a length", { "src/sections/a.tsx": `const margin = "0px 0px -20px 0px"` }],
    ["a length in a template", { "src/ui/a.tsx": "const a = `calc(${b} + 4rem)`" }],
    ["a duration", { "src/ui/a.tsx": `const a = "opacity 150ms"` }],
    ["a timer", { "src/lib/a.ts": "setTimeout(run, 5000)" }],
    ["a width that is no breakpoint", { "src/ui/a.tsx": `<source media="(width < 700px)" />` }],
    ["a media query of a width that is no breakpoint", { "src/ui/a.tsx": `const media = "(width < 700px)";` }],
  ],
  {
    "src/ui/a.tsx": `<source media="(width < 600px)" sizes="(width < 600px) 100vw, 50vw" href="#main" d="M10 2s4-.5 5em" /><text dy="0.4em" />`,
    "src/lib/a.ts": `import a from "#assets/a.webp?w=1200"; setTimeout(run, 0); setTimeout(run, loadTimeout); const copy = "12 people in 5 m";`,
    "src/tools/a.ts": `const a = "#fff 12px 100ms"`,
  },
);

testRule(
  "no raw values in style sheets",
  rules.rawValuesInStyles,
  [
    ["a color", { "src/app/a.css": "p { color: #fff; }" }],
    ["a length", { "src/app/a.css": "p {\n  margin: 4px;\n}" }],
    ["a duration", { ".storybook/a.css": "p {\n  transition: opacity 150ms;\n}" }],
    ["an unknown media query", { "src/app/a.css": "@media (max-height: 500px) {\n}" }],
  ],
  {
    "src/app/a.css":
      "/* 12px */\n@media (max-height: 400px) {\n  a#b { min-height: 100dvh; transition-duration: 0s; margin: calc(var(--ds-space-4) + 0); }\n}",
    "src/app/b.css": "@font-face {\n  size-adjust: 100.7%;\n  line-gap-override: 4px;\n}",
  },
);
