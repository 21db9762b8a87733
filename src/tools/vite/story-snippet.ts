import ts from "typescript";
import { membersOf, namesIn, parseStories, resolve, type StorySource, unwrap } from "#tools/vite/story-source.ts";

/** Reads the source of a module that a story file imports; empty for a package. */
export type ReadModule = (specifier: string) => string;

type Args = Map<string, ts.Node>;

const isJsx = (node: ts.Node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

/** A handler of the test that records its calls. */
const isMock = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === "fn";

/** The text of a node with plain functions in place of the handlers of the test. */
const printPlain = (node: ts.Node): string =>
  isMock(node) ? (node.arguments[0]?.getText() ?? "() => {}") : replaceChildren(node, printPlain);

/** True for code that needs a handler of the test, itself or by the declarations of the story file that it names. */
function needsMock(code: string, source: StorySource): boolean {
  const all = [code, ...dependenciesOf(code, source).map((node) => node.getText())];
  return all.some((text) => namesIn(text).has("fn")) && source.imports.get("fn")?.module === "storybook/test";
}

/** One JSX attribute with a space before it, or nothing for a handler that the component does not require. */
function attribute(name: string, value: ts.Node, source: StorySource, componentSource: string): string {
  const node = unwrap(value);
  if (name.startsWith("...")) return ` {${name}}`;
  const isOptional = componentSource.includes(`${name}?: `);
  if (isOptional && (node.getText() === "undefined" || needsMock(node.getText(), source))) return "";
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ` ${name}`;
  if (ts.isStringLiteral(node) && !/["\\]/.test(node.text)) return ` ${name}="${node.text}"`;
  return ` ${name}={${printPlain(node)}}`;
}

/** The children of an element, as they stand between its tags. */
function childrenOf(value: ts.Node, source: StorySource): string {
  const resolved = resolve(value, source);
  const node = isJsx(resolved) ? resolved : unwrap(value);
  if (ts.isStringLiteral(node) && !/[{}<>]/.test(node.text)) return node.text;
  if (ts.isJsxFragment(node)) return node.children.map((child) => child.getText()).join("");
  return isJsx(node) ? node.getText() : `{${node.getText()}}`;
}

/** The attributes and children that the arguments of a story give to its component. */
function argumentsOf(args: Args, source: StorySource, componentSource: string) {
  const attributes = [...args].map(([name, value]) =>
    name === "children" ? "" : attribute(name, value, source, componentSource),
  );
  const children = args.get("children");
  return { attributes: attributes.join(""), children: children && childrenOf(children, source) };
}

/** The JSX of a render function, with the arguments of the story in the place of `{...args}` and `args.name`. */
function renderedJsx(render: ts.ArrowFunction, args: Args, source: StorySource, componentSource: string): string {
  const body = unwrap(render.body);
  if (!isJsx(body)) throw new Error("its render function returns no JSX: make it a component of the story file");
  const parameter = render.parameters[0]?.name.getText();
  const { attributes, children } = argumentsOf(args, source, componentSource);
  const print = (node: ts.Node): string => {
    if (ts.isJsxSpreadAttribute(node) && node.expression.getText() === parameter) return attributes.trimStart();
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === parameter)
      return args.get(node.name.text)?.getText() ?? "undefined";
    if (ts.isJsxSelfClosingElement(node) && children !== undefined && spreads(node, parameter)) {
      const tag = node.tagName.getText();
      return `<${tag}${node.attributes.properties.map((one) => ` ${print(one)}`).join("")}>${children}</${tag}>`;
    }
    return replaceChildren(node, print);
  };
  return print(body);
}

/** The arguments of a story by name; an object of another module is one entry, `...name`. */
const argsOf = (node: ts.Node | undefined, source: StorySource): Args =>
  node && !ts.isObjectLiteralExpression(resolve(node, source))
    ? new Map([[`...${node.getText()}`, node]])
    : membersOf(node, source);

const spreads = (node: ts.JsxSelfClosingElement, parameter: string | undefined) =>
  node.attributes.properties.some((one) => ts.isJsxSpreadAttribute(one) && one.expression.getText() === parameter);

/** The text of a node, with its children printed by a function. */
function replaceChildren(node: ts.Node, print: (child: ts.Node) => string): string {
  let text = "";
  let position = node.getStart();
  const whole = node.getSourceFile().text;
  ts.forEachChild(node, (child) => {
    text += whole.slice(position, child.getStart()) + print(child);
    position = child.end;
  });
  return text + whole.slice(position, node.end);
}

/** The declarations of the story file that a piece of code needs, in their order. */
function dependenciesOf(code: string, source: StorySource): ts.Node[] {
  const needed = new Set<string>();
  const visit = (names: Iterable<string>) => {
    for (const name of names) {
      const declaration = source.declarations.get(name);
      if (!declaration || needed.has(name)) continue;
      needed.add(name);
      visit(namesIn(declaration.getText()));
    }
  };
  visit(namesIn(code));
  return [...new Set([...source.declarations].flatMap(([name, node]) => (needed.has(name) ? [node] : [])))];
}

const declarationText = (node: ts.Node): string =>
  ts.isVariableDeclaration(node) ? `const ${printPlain(node)};` : printPlain(node).replace(/^export /, "");

/** The import lines of a piece of code. */
function importLines(code: string, { imports, declarations }: StorySource): string[] {
  const byModule = new Map<string, { name: string; specifiers: string[] }>();
  for (const name of namesIn(code)) {
    const entry = imports.get(name);
    if (!entry || declarations.has(name)) continue;
    const { module, name: exported, isType } = entry;
    if (module.startsWith(".") || module.startsWith("storybook"))
      throw new Error(`it needs ${name} of ${module}, which exists in stories only`);
    const line = byModule.get(module) ?? { name: "", specifiers: [] };
    if (exported === "default") line.name = name;
    else line.specifiers.push(`${isType ? "type " : ""}${exported === name ? name : `${exported} as ${name}`}`);
    byModule.set(module, line);
  }
  return [...byModule].toSorted(compareModules).map(([module, { name, specifiers }]) => {
    const named = specifiers.length > 0 ? `{ ${specifiers.toSorted().join(", ")} }` : "";
    return `import ${[name, named].filter(Boolean).join(", ")} from "${module}";`;
  });
}

/** Packages before modules of the project. */
const compareModules = ([a]: [string, unknown], [b]: [string, unknown]) =>
  Number(a.startsWith("#")) - Number(b.startsWith("#")) || a.localeCompare(b);

/** The name of a component of the story file that is the whole of an example, without arguments. */
function ownExample(jsx: string, { declarations }: StorySource): string | undefined {
  const own = /^<(\w+)\s*\/>$/.exec(jsx)?.[1];
  return own !== undefined && declarations.has(own) ? own : undefined;
}

/** The component of the story file that code needs as a part, if there is one. */
const helperIn = (jsx: string, { declarations }: StorySource) =>
  [...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, tag = ""]) => tag).find((tag) => declarations.has(tag));

/** A whole example: an element that is one component of the story file without arguments is shown as that component. */
function assemble(jsx: string, source: StorySource): string {
  const own = ownExample(jsx, source);
  const declarations = dependenciesOf(jsx, source).map((node) => declarationText(node));
  const body = own ? declarations : [...declarations, jsx];
  const text = body.join("\n\n").replace(new RegExp(`^function ${own}\\b`, "m"), `export function ${own}`);
  return [importLines(text, source).join("\n"), text].filter(Boolean).join("\n\n");
}

/** A story file with the declarations of the modules of stories that it imports, as if they were its own. */
function withOwnModules(source: StorySource, readModule: ReadModule): StorySource {
  const modules = new Set([...source.imports.values()].map(({ module }) => module).filter((name) => name[0] === "."));
  const own = [...modules].map((name) => parseStories(readModule(name)));
  return {
    ...source,
    imports: new Map([...own, source].flatMap(({ imports }) => [...imports])),
    declarations: new Map([...own, source].flatMap(({ declarations }) => [...declarations])),
  };
}

/**
 * The code of one story as it would stand in a file of the project: import lines, then the example.
 *
 * @throws Error that says which part of the story cannot stand alone
 */
export function storySnippet(text: string, exportName: string, readModule: ReadModule): string {
  const source = withOwnModules(parseStories(text), readModule);
  const meta = membersOf(source.declarations.get("meta"), source);
  const declaration = source.declarations.get(exportName);
  const story = membersOf(declaration, source);
  const component = (meta.get("component")?.getText() ?? "").replace(/<.*/, "");
  const args: Args = new Map([...argsOf(meta.get("args"), source), ...argsOf(story.get("args"), source)]);
  const module = source.imports.get(component)?.module;
  const componentSource = module ? readModule(module) : "";
  const render = story.get("render") ?? meta.get("render");
  if (render) {
    const resolved = resolve(render, source);
    if (!ts.isArrowFunction(resolved)) throw new Error("its render function is no arrow function");
    const jsx = renderedJsx(resolved, args, source, componentSource);
    // A component of the story file that holds the state of the other one would hide it.
    if (ownExample(jsx, source) || !helperIn(jsx, source)) return assemble(jsx, source);
  }
  const { attributes, children } = argumentsOf(args, source, componentSource);
  return assemble(
    children === undefined ? `<${component}${attributes} />` : `<${component}${attributes}>${children}</${component}>`,
    source,
  );
}
