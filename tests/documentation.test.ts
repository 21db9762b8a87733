// @vitest-environment node
import { existsSync, globSync, readFileSync } from "node:fs";
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

/** The files and stories that a decision record names, such as _UI/Icon button_: `Here`, and that do not exist. */
function missingReferences(source: string): string[] {
  const files = [...source.matchAll(/`((?:src|tests|stories|tokens)\/[\w./-]+\.\w+)`/g)].map(([, file = ""]) => file);
  const stories = [
    ...source.matchAll(/_((?:UI|Sections|Pages)\/[A-Za-z0-9 /]+)_(?:(?::| \()((?:[\s,]*`\w+`)+))?/g),
  ].flatMap(([, title = "", names = ""]) => {
    const file = `stories/${title.toLowerCase().replaceAll(" ", "-")}.stories.tsx`;
    return ["", ...(names.match(/\w+/g) ?? [])].map((name) => ({ file, name }));
  });
  const exists = (file: string) => existsSync(path.join(root, file));
  return [
    ...files.filter((file) => !exists(file)),
    ...stories
      .filter(({ file, name }) => !exists(file) || !read(file).includes(`export const ${name}`))
      .map(({ file, name }) => `${file} ${name}`.trim()),
  ];
}

it.each(globSync("stories/decisions/*.mdx", { cwd: root }))("the files and stories that %s names exist", (file) => {
  expect(missingReferences(read(file))).toEqual([]);
});
