import ts from "typescript";

/** A binding of a story file that comes from another module. */
type Import = { module: string; name: string; isType: boolean };

/** A parsed story file: its imports and its declarations by name, and the names of its stories in their order. */
export type StorySource = { imports: Map<string, Import>; declarations: Map<string, ts.Node>; stories: string[] };

/** Parses a module with JSX. */
export const parseModule = (source: string): ts.SourceFile =>
  ts.createSourceFile("story.tsx", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** An expression without parentheses and type assertions. */
export function unwrap(node: ts.Node): ts.Node {
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node;
}

function importsOf(statement: ts.ImportDeclaration): [string, Import][] {
  const { importClause } = statement;
  const module = (statement.moduleSpecifier as ts.StringLiteral).text;
  if (!importClause) return [];
  const wholeIsType = importClause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const found: [string, Import][] = [];
  if (importClause.name) found.push([importClause.name.text, { module, name: "default", isType: wholeIsType }]);
  const bindings = importClause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings))
    found.push([bindings.name.text, { module, name: "*", isType: wholeIsType }]);
  if (bindings && ts.isNamedImports(bindings))
    for (const { name, propertyName, isTypeOnly } of bindings.elements)
      found.push([name.text, { module, name: (propertyName ?? name).text, isType: wholeIsType || isTypeOnly }]);
  return found;
}

/** The names that a declaration binds: several for a pattern such as `{ title, photo }`. */
const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));

/** Parses a story file. */
export function parseStories(source: string): StorySource {
  const imports = new Map<string, Import>();
  const declarations = new Map<string, ts.Node>();
  const stories: string[] = [];
  for (const statement of parseModule(source).statements) {
    if (ts.isImportDeclaration(statement)) {
      for (const [name, entry] of importsOf(statement)) imports.set(name, entry);
    } else if (ts.isVariableStatement(statement)) {
      const isStory = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      for (const declaration of statement.declarationList.declarations) {
        for (const name of boundNames(declaration.name)) declarations.set(name, declaration);
        if (isStory) stories.push(declaration.name.getText());
      }
    } else if (ts.isFunctionDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      if (statement.name) declarations.set(statement.name.text, statement);
    }
  }
  return { imports, declarations, stories };
}

/** The value of an expression as far as this file shows it: follows names and members of object literals. */
export function resolve(node: ts.Node, source: StorySource): ts.Node {
  if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
    return resolve(node.initializer, source);
  const value = unwrap(node);
  if (ts.isIdentifier(value)) {
    const declaration = source.declarations.get(value.text);
    if (declaration && ts.isVariableDeclaration(declaration) && ts.isIdentifier(declaration.name))
      return resolve(declaration, source);
  }
  if (ts.isPropertyAccessExpression(value)) {
    const member = membersOf(value.expression, source).get(value.name.text);
    if (member) return resolve(member, source);
  }
  return value;
}

/** The members of an object literal by name, with those of the objects that it spreads; `...name` for one from elsewhere. */
export function membersOf(node: ts.Node | undefined, source: StorySource): Map<string, ts.Node> {
  const members = new Map<string, ts.Node>();
  const object = node && resolve(node, source);
  if (!object || !ts.isObjectLiteralExpression(object)) return members;
  for (const property of object.properties) {
    if (ts.isSpreadAssignment(property)) {
      const { expression } = property;
      const isLiteral = ts.isObjectLiteralExpression(resolve(expression, source));
      if (!isLiteral) members.set(`...${expression.getText()}`, expression);
      for (const [name, value] of membersOf(expression, source)) members.set(name, value);
    } else if (ts.isPropertyAssignment(property)) members.set(nameOf(property.name), property.initializer);
    else if (ts.isShorthandPropertyAssignment(property)) members.set(property.name.text, property.name);
  }
  return members;
}

/** The tag of stories that teach the use of a component; the others prove what it guarantees. */
const exampleTag = "example";

/** The names of the stories that a documentation page shows: the first one, and those with the tag `example`. */
export const exampleStories = (source: StorySource): string[] =>
  source.stories.filter((name, index) => {
    const tags = membersOf(source.declarations.get(name), source).get("tags");
    return index === 0 || tags?.getText().includes(`"${exampleTag}"`);
  });

const nameOf = (name: ts.PropertyName) => (ts.isStringLiteral(name) ? name.text : name.getText());

/** The names that a piece of code refers to, without those of its own parameters. */
export function namesIn(code: string): Set<string> {
  const names = new Set<string>();
  const parameters = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isParameter(node)) for (const name of boundNames(node.name)) parameters.add(name);
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      const isMember =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        (ts.isPropertyAssignment(parent) && parent.name === node) ||
        ts.isJsxAttribute(parent);
      if (!isMember) names.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parseModule(code));
  return names.difference(parameters);
}
