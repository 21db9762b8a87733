// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { docstrings, rawValues, rawValuesInStyles, storyMirror } from "./architecture-rules.ts";
import type { Rule, Tree } from "./architecture-rules.ts";

const root = path.resolve(import.meta.dirname, "..");

/** The repository, which no rule reports. */
const repository: Tree = Object.fromEntries(
  globSync("{src,stories,.storybook}/**/*.{ts,tsx,css}", { cwd: root }).map((file) => [
    file.replaceAll("\\", "/"),
    readFileSync(path.join(root, file), "utf8"),
  ]),
);

const rules: Record<string, Rule> = { storyMirror, docstrings, rawValues, rawValuesInStyles };

test.each(Object.entries(rules))("the rule %s accepts this repository", (_, rule) => {
  expect(rule(repository)).toEqual([]);
});

const component = "/** A. */\nexport function Dial() {}";

test.each<[string, Rule, Tree]>([
  ["a component without stories", storyMirror, { "src/sections/cart/dial.tsx": component }],
  ["stories without a component", storyMirror, { "stories/sections/cart/dial.stories.tsx": "" }],
  ["a function without a docstring", docstrings, { "src/lib/a.ts": "export function day() {}" }],
  ["an arrow function without a docstring", docstrings, { "src/content/a.ts": "export const day = () => 1" }],
  ["an empty comment", docstrings, { "src/ui/a.tsx": "/** */\nexport function A() {}" }],
  ["a color", rawValues, { "src/ui/a.tsx": `<path fill="#E8551F" />` }],
  ["a color function", rawValues, { "src/ui/a.tsx": `const a = "rgb(0 0 0 / 50%)"` }],
  ["a length in a template", rawValues, { "src/ui/a.tsx": "const a = `calc(${b} + 4rem)`" }],
  ["a duration", rawValues, { "src/ui/a.tsx": `const a = "opacity 150ms"` }],
  ["a timer", rawValues, { "src/lib/a.ts": "setTimeout(run, 5000)" }],
  ["a color of a style sheet", rawValuesInStyles, { "src/app/a.css": "p { color: #fff; }" }],
  ["a length of a style sheet", rawValuesInStyles, { "src/app/a.css": "p {\n  margin: 4px;\n}" }],
  ["a duration of a style sheet", rawValuesInStyles, { ".storybook/a.css": "p {\n  transition: opacity 1s;\n}" }],
  ["an unknown media query", rawValuesInStyles, { "src/app/a.css": "@media (height < 500px) {\n}" }],
])("%s is reported", (_, rule, tree) => {
  expect(rule(tree)).toHaveLength(1);
});
