// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { storySnippet } from "#tools/vite/story-snippet.ts";
import { moduleReader } from "#tools/vite/story-snippets.ts";
import { exampleStories, parseStories } from "#tools/vite/story-source.ts";
import { typeErrors } from "./type-errors.ts";

const root = path.resolve(import.meta.dirname, "..");
const files = globSync("stories/{ui,sections,pages}/**/*.stories.tsx", { cwd: root });
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** Every example of a component, with the path that its snippet would have as a file. */
const examples = files.flatMap((file) =>
  exampleStories(parseStories(read(file))).map((name) => ({
    file,
    name,
    snippet: path.join(root, file.replace(/stories\.tsx$/, `${name}.tsx`)),
  })),
);

describe("the snippets of the documentation", () => {
  const modules = new Map<string, string>();
  const problems: string[] = [];
  for (const { file, name, snippet } of examples) {
    try {
      modules.set(snippet, storySnippet(read(file), name, moduleReader(path.join(root, file))));
    } catch (error) {
      problems.push(`${file}, ${name}: ${String(error)}`);
    }
  }

  it("exist for every example", () => {
    expect(examples.length).toBeGreaterThan(files.length);
    expect(problems).toEqual([]);
  });

  it("compile as files of their own", () => {
    expect(typeErrors(modules)).toEqual([]);
  });

  it("import what they show, and nothing of the stories", () => {
    for (const [file, code] of modules) {
      expect(code, file).toMatch(/^import .* from "#(?:ui|sections|pages)\//m);
      expect(code, file).not.toMatch(/storybook|\bargs\b|\bfn\(|from "\.\./);
    }
  });
});

describe("a snippet", () => {
  const readModule = () => "type Props = { onDone: () => void; onHelp?: () => void };";
  const story = (parts: string) => `
    import { fn } from "storybook/test";
    import { Box, type BoxProps } from "#ui/box.tsx";
    import { helper } from "../helper.ts";
    const rows = ["a", "b"];
    const meta = { component: Box, args: { label: "One", onDone: fn(), onHelp: fn() } } satisfies Meta<typeof Box>;
    ${parts}`;

  it.each([
    ["arguments", "export const A: Story = { args: { open: true } };", `<Box label="One" onDone={() => {}} open />`],
    [
      "children",
      "export const A: Story = { args: { children: <p>Text</p> } };",
      `<Box label="One" onDone={() => {}}><p>Text</p></Box>`,
    ],
    [
      "a render function",
      "export const A: Story = { render: (args) => <div><Box {...args} rows={rows} /></div> };",
      `const rows = ["a", "b"];\n\n<div><Box label="One" onDone={() => {}} rows={rows} /></div>`,
    ],
    [
      "a component of the file",
      "function Example() { return <Box label={rows[0]} />; }\nexport const A: Story = { render: () => <Example /> };",
      `const rows = ["a", "b"];\n\nexport function Example() { return <Box label={rows[0]} />; }`,
    ],
  ])("shows %s", (_title, parts, code) => {
    expect(storySnippet(story(parts), "A", readModule)).toBe(`import { Box } from "#ui/box.tsx";\n\n${code}`);
  });

  it("shows a component instead of a component of the file that holds its state", () => {
    const parts = `function Opened(props: BoxProps) { return null; }
      export const A: Story = { render: (args) => <Opened {...args} /> };`;
    expect(storySnippet(story(parts), "A", readModule)).toContain('<Box label="One" onDone={() => {}} />');
  });

  it("includes what it needs of the modules of the stories", () => {
    const helper = 'import { words } from "#lib/words.ts";\nexport const helper = () => words[0];';
    const parts = "export const A: Story = { args: { label: helper() } };";
    const code = storySnippet(story(parts), "A", (name) => (name === "../helper.ts" ? helper : readModule()));
    expect(code).toContain('import { words } from "#lib/words.ts";');
    expect(code).toContain("const helper = () => words[0];\n\n<Box label={helper()}");
  });

  it("cannot show what only tests have", () => {
    const parts = "export const A: Story = { args: { label: expect } };";
    const source = `import { expect } from "storybook/test";${story(parts)}`;
    expect(() => storySnippet(source, "A", readModule)).toThrow(/needs expect of storybook\/test/);
  });
});
