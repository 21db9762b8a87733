import ts from "typescript";

/** The text of every file of the repository, by its path from the root. */
export type Tree = Readonly<Record<string, string>>;

/** A rule returns one message for each violation in the tree. */
export type Rule = (tree: Tree) => string[];

const parse = (path: string, source: string) =>
  ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** A rule that checks the syntax tree of every file whose path matches. */
const forFiles =
  (pattern: RegExp, check: (file: ts.SourceFile) => string[]): Rule =>
  (tree) =>
    Object.entries(tree)
      .filter(([path]) => pattern.test(path))
      .flatMap(([path, source]) => check(parse(path, source)).map((message) => `${path}${message}`));

function findAll<Kind extends ts.Node>(root: ts.Node, is: (node: ts.Node) => node is Kind): Kind[] {
  const found: Kind[] = [];
  const visit = (node: ts.Node) => {
    if (is(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

const at = (node: ts.Node, message: string) =>
  `:${node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${message}`;

interface ExportedFunction {
  name: string;
  node: ts.Node;
  doc: string;
}

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Every exported function declaration, and every exported constant that holds a function. */
function exportedFunctions(file: ts.SourceFile): ExportedFunction[] {
  return file.statements.filter(isExported).flatMap((statement): ExportedFunction[] => {
    const doc = ts
      .getJSDocCommentsAndTags(statement)
      .map((comment) => comment.getText())
      .join("\n");
    if (ts.isFunctionDeclaration(statement)) return [{ name: statement.name?.text ?? "default", node: statement, doc }];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations
      .filter(
        ({ initializer }) => initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)),
      )
      .map((declaration) => ({ name: declaration.name.getText(), node: declaration, doc }));
  });
}

/** Every file of ui, sections and pages that exports a component has stories at the mirrored path, and vice versa. */
export const storyMirror: Rule = (tree) =>
  Object.entries(tree).flatMap(([path, source]) => {
    const [, top, mirrored] = /^(src|stories)\/((?:ui|sections|pages)\/.+?)(?:\.stories)?\.tsx$/.exec(path) ?? [];
    if (!mirrored) return [];
    const story = `stories/${mirrored}.stories.tsx`;
    const component = `src/${mirrored}.tsx`;
    if (top === "src") {
      const hasComponent = exportedFunctions(parse(path, source)).some(({ name }) => /^[A-Z]/.test(name));
      return hasComponent && !(story in tree) ? [`${path} has no stories: add ${story}`] : [];
    }
    return component in tree ? [] : [`${path} has no component: ${component} does not exist`];
  });

/** Every exported function and component has a docstring. */
export const docstrings = forFiles(/^src\/.*\.tsx?$/, (file) =>
  exportedFunctions(file)
    .filter(({ doc }) => !/\w/.test(doc))
    .map(({ name, node }) => at(node, `${name} has no docstring`)),
);

const hex = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/i;
const color = /\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color-mix|color)\(/;
const length = /(?<![\w.-])-?\d*\.?\d+(?:px|rem|em|ch|vw|vh|dvh|svh|pt)\b/;
const duration = /(?<![\w.-])\d*\.?\d+m?s\b/;

/**
 * SVG has its own units: path commands, and lengths in proportion to the text beside them. The browser evaluates the
 * attributes `sizes` and `media` before any style sheet, so custom properties do not work there.
 */
const needsNoToken = (name: string, text: string) =>
  ["sizes", "media"].includes(name) ||
  /^[Mm]-?[\d.]+[\d\s.,a-zA-Z-]*$/.test(text) ||
  (/^(?:[cdr]?[xy]|r|width|height|strokeWidth)$/.test(name) && text.endsWith("em"));

/** The attribute, property or binding that holds a literal. */
function ownerName(node: ts.Node): string {
  for (let parent: ts.Node | undefined = node.parent; parent; parent = parent.parent) {
    if (
      ts.isJsxAttribute(parent) ||
      ts.isPropertyAssignment(parent) ||
      ts.isBindingElement(parent) ||
      ts.isVariableDeclaration(parent)
    )
      return parent.name.getText();
  }
  return "";
}

/** Colors, lengths and durations come from tokens. */
export const rawValues = forFiles(/^src\/(?:lib|shop|ui|sections|pages|app)\/.*\.tsx?$/, (file) => {
  const literals = findAll(
    file,
    (node): node is ts.StringLiteralLike | ts.TemplateHead =>
      (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node),
  );
  const timers = findAll(file, (node): node is ts.CallExpression =>
    /^(?:window\.)?set(?:Timeout|Interval)$/.test(ts.isCallExpression(node) ? node.expression.getText() : ""),
  );
  return [
    ...literals.flatMap((node) => {
      const { text } = node;
      if (needsNoToken(ownerName(node), text)) return [];
      if (hex.test(text) || color.test(text)) return [at(node, `'${text}' is a raw color: use a token`)];
      if (length.test(text)) return [at(node, `'${text}' is a raw length: use a token`)];
      return duration.test(text) ? [at(node, `'${text}' is a raw duration: use a token`)] : [];
    }),
    ...timers
      .filter(({ arguments: [, delay] }) => delay && ts.isNumericLiteral(delay) && delay.text !== "0")
      .map((node) => at(node, `${node.arguments[1]?.getText()} is a raw duration: name it, or use a token`)),
  ];
});

/** The media and container queries of the style sheets, which cannot read custom properties. */
const mediaQueries = [
  "height < 25rem",
  "height >= 30rem",
  "height >= 36rem",
  "height >= 45rem",
  "height >= 50rem",
  "width < 18rem",
  "width >= 18rem",
  "width >= 35rem",
  "width >= 43rem",
  "width >= 60rem",
];

/** Style sheets take their colors, lengths and durations from tokens. */
export const rawValuesInStyles: Rule = (tree) =>
  Object.entries(tree).flatMap(([path, source]) => {
    if (!/^(?:src|\.storybook)\/.*\.css$/.test(path)) return [];
    const text = mediaQueries
      .reduce((rest, query) => rest.replaceAll(`(${query})`, ""), source.replaceAll(/\/\*[\s\S]*?\*\//g, ""))
      .replaceAll(/@font-face \{[\s\S]*?\n\}/g, "");
    return text.split("\n").flatMap((row) => {
      const value = row.replaceAll(/\b100[ds]?v[hw]\b|\b0m?s\b/g, "");
      const raw =
        hex.test(value.replace(/^[^:]*\{/, "")) || color.test(value) || length.test(value) || duration.test(value);
      return raw ? [`${path}: '${row.trim()}' contains a raw value: use a token`] : [];
    });
  });
