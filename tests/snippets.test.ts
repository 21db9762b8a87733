// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { storySnippet } from "#build/vite/story-snippet.ts";
import { readProjectModule } from "#build/vite/story-snippets.ts";
import { exampleStories, parseStories } from "#build/vite/story-source.ts";

const root = path.resolve(import.meta.dirname, "..");
const files = globSync("stories/ui/*.stories.tsx", { cwd: root });
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** Every example of a ui component, with the path that its snippet would have as a file. */
const examples = files.flatMap((file) =>
  exampleStories(parseStories(read(file))).map((name) => ({
    file,
    name,
    snippet: path.join(root, `stories/ui/${path.basename(file, ".stories.tsx")}.${name}.tsx`),
  })),
);

/** The errors of TypeScript in files that exist in memory only. */
function errorsIn(modules: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile(path.join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => modules.has(file) || fileExists(file);
  host.readFile = (file) => modules.get(file) ?? readFile(file);
  const types = globSync("src/**/*.d.ts", { cwd: root }).map((file) => path.join(root, file));
  const program = ts.createProgram([...modules.keys(), ...types], { ...options, noEmit: true }, host);
  return [...modules.keys()].flatMap((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => `${path.basename(file)}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`),
  );
}

describe("the snippets of the documentation", () => {
  const modules = new Map<string, string>();
  const problems: string[] = [];
  for (const { file, name, snippet } of examples) {
    try {
      modules.set(snippet, storySnippet(read(file), name, readProjectModule));
    } catch (error) {
      problems.push(`${file}, ${name}: ${String(error)}`);
    }
  }

  it("exist for every example", () => {
    expect(examples.length).toBeGreaterThan(files.length);
    expect(problems).toEqual([]);
  });

  it("compile as files of their own", () => {
    expect(errorsIn(modules)).toEqual([]);
  });

  it("import what they show, and nothing of the stories", () => {
    for (const [file, code] of modules) {
      expect(code, file).toMatch(/^import .* from "#ui\//m);
      expect(code, file).not.toMatch(/storybook|\bargs\b|from "\.\./);
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

  it.each([
    [
      "a helper of the stories",
      "export const A: Story = { args: { label: helper() } };",
      /needs helper of \.\.\/helper\.ts/,
    ],
    [
      "a component of the file with arguments",
      "function Opened(props: BoxProps) { return null; }\nexport const A: Story = { render: (args) => <Opened {...args} /> };",
      /needs the component Opened/,
    ],
  ])("cannot show %s", (_title, parts, message) => {
    expect(() => storySnippet(story(parts), "A", readModule)).toThrow(message);
  });
});
