// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const documents = globSync("stories/**/*.mdx", { cwd: root });
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** The levels of the headings in document order: of Markdown, and of elements. */
const levels = (source: string) =>
  [...source.replaceAll(/```[^]*?```/g, "").matchAll(/^(#{1,6}) |<h([1-6])[ >]/gm)].map(
    ([, signs, element]) => signs?.length ?? Number(element),
  );

it.each(documents)("the headings of %s skip no level", (file) => {
  const found = levels(read(file));
  expect(found[0]).toBe(1);
  expect(found.filter((level, index) => level > (found[index - 1] ?? 0) + 1)).toEqual([]);
});

it.each(documents)("%s nests no paragraphs: MDX renders a text between tags as one", (file) => {
  expect(read(file)).not.toMatch(/<p[ >]/);
});
