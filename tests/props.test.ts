// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ComponentDoc, type PropItem, withCustomConfig } from "react-docgen-typescript";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import storybook from "../.storybook/main.ts";

const root = path.resolve(import.meta.dirname, "..");
const files = globSync("src/{ui,sections,pages}/**/*.tsx", { cwd: root }).map((file) => path.join(root, file));

/** The options of Storybook, so that the tests see what its tables show. */
const parser = withCustomConfig(path.join(root, "tsconfig.json"), storybook.typescript.reactDocgenTypescriptOptions);

const components = parser.parse(files);
type Documented = { component: ComponentDoc; prop: PropItem };
const props: Documented[] = components.flatMap((component) =>
  Object.values(component.props).map((prop) => ({ component, prop })),
);

const nameOf = ({ component, prop }: Documented) =>
  `${path.relative(root, component.filePath)}: ${component.displayName}, ${prop.name}`;

/** The default variants of every `cva` function of a file, by variant. */
function defaultVariants(file: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === "defaultVariants")
      for (const [, name = "", value = ""] of node.initializer.getText().matchAll(/"?([\w-]+)"?: "([^"]*)"/g))
        found.set(name, value);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

describe("the table of props", () => {
  it("covers every component", () => {
    expect(components.length).toBeGreaterThan(120);
    expect(components.filter(({ description }) => !description).map(({ filePath }) => filePath)).toEqual([]);
  });

  it("of a ui component is on the page of its file, as that of the component or of a subcomponent", () => {
    const missing = components.flatMap(({ filePath, displayName }) => {
      const [, name] = /src\/ui\/(.+)\.tsx$/.exec(filePath) ?? [];
      if (!name || !/^[A-Z]/.test(displayName)) return [];
      const stories = readFileSync(path.join(root, `stories/ui/${name}.stories.tsx`), "utf8");
      const shown = [...stories.matchAll(/\b(?:sub)?components?: (?:\{ )?([^\n<}]+)/g)].flatMap(([, names = ""]) =>
        names.split(/\W+/),
      );
      return /component: \w/.test(stories) && shown.includes(displayName) ? [] : `${name}: ${displayName}`;
    });
    expect(missing).toEqual([]);
  });

  it("shows the default of every optional choice", () => {
    const isChoice = ({ type }: PropItem) => ["enum", "boolean", "number"].includes(type.name);
    const missing = props.filter(
      ({ prop }) => !prop.required && isChoice(prop) && !prop.defaultValue && !/by default/i.test(prop.description),
    );
    expect(missing.map(nameOf)).toEqual([]);
  });

  it("shows the defaults that the components have", () => {
    const wrong = props.filter(({ component, prop }) => {
      const actual = defaultVariants(component.filePath).get(prop.name);
      const shown = (prop.defaultValue as { value: string } | null)?.value;
      return actual !== undefined && shown !== undefined && shown !== actual;
    });
    expect(wrong.map(nameOf)).toEqual([]);
  });
});
