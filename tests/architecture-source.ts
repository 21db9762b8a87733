import ts from "typescript";
import type { Rule } from "./architecture-tree.ts";

const parsed = new Map<string, ts.SourceFile>();

/** The syntax tree of a file; all rules look at the same one. */
function parse(path: string, source: string): ts.SourceFile {
  const key = `${path}\n${source}`;
  const file = parsed.get(key) ?? ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  parsed.set(key, file);
  return file;
}

/** Applies a look at one syntax tree to every file whose path fits. */
const each =
  (fits: RegExp, look: (file: ts.SourceFile, path: string) => string[]): Rule =>
  (tree) =>
    Object.entries(tree)
      .filter(([path]) => fits.test(path))
      .flatMap(([path, source]) => look(parse(path, source), path).map((sentence) => `${path}${sentence}`));

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

function all<Kind extends ts.Node>(file: ts.Node, is: (node: ts.Node) => node is Kind): Kind[] {
  const found: Kind[] = [];
  walk(file, (node) => is(node) && found.push(node));
  return found;
}

const line = (node: ts.Node) => node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
const at = (node: ts.Node, sentence: string) => `:${line(node)}: ${sentence}`;
const calls = (node: ts.Node, ...names: string[]): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && names.includes(node.expression.text);

const components = /^src\/(?:ui|sections|pages|app)\/.*\.tsx$/;
const browser = /^src\/(?:lib|shop|ui|sections|pages|app)\/.*\.tsx?$/;

/** Every exported function: declared, or kept in a constant. */
function exportedFunctions(file: ts.SourceFile): { name: string; node: ts.Node; doc: string }[] {
  return file.statements.flatMap((statement): { name: string; node: ts.Node; doc: string }[] => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
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

/** Every exported component or function says what it is for. */
export const docstring = each(/^src\/.*\.tsx?$/, (file) =>
  exportedFunctions(file)
    .filter(({ doc }) => !/\w/.test(doc))
    .map(({ name, node }) => at(node, `${name} has no docstring`)),
);

const native = /^(?:a|button|input|select|textarea|dialog|details|summary|RouterLink|Link|NavLink)$/;

/** True for a component that people operate: it draws a control, a link, or a part of Radix or Embla. */
const isInteractive = (component: ts.Node, file: ts.SourceFile) => {
  const foreign = file.statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => /^"(?:@radix-ui\/|embla-)/.test(moduleSpecifier.getText()))
    .flatMap(({ importClause }) =>
      importClause ? [...importClause.getText().matchAll(/\b[A-Za-z]\w*\b/g)].map(String) : [],
    );
  return all(
    component,
    (node): node is ts.JsxOpeningLikeElement => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node),
  )
    .map(({ tagName }) => tagName.getText())
    .some((tag) => native.test(tag) || foreign.includes(tag.split(".")[0] ?? tag));
};

/** Interactive ui says what it gives to people and what it asks of its caller. */
export const contract = each(/^src\/ui\/.*\.tsx$/, (file) =>
  exportedFunctions(file)
    .filter(({ name, node }) => /^[A-Z]/.test(name) && isInteractive(node, file))
    .flatMap(({ name, node, doc }) =>
      ["Guarantees:", "Requires:"]
        .filter((word) => !doc.includes(word))
        .map((word) => at(node, `${name} has no '${word}' line`)),
    ),
);

/** The documentation of interactive ui has a keyboard table, and says what to do and what not. */
export const guide: Rule = (tree) =>
  each(/^src\/ui\/.*\.tsx$/, (file, path) => {
    const story = tree[path.replace("src/", "stories/").replace(".tsx", ".stories.tsx")];
    const isOperated = exportedFunctions(file).some(
      ({ name, node }) => /^[A-Z]/.test(name) && isInteractive(node, file),
    );
    if (story === undefined || !isOperated) return [];
    const missing = ["keyboard", "do", "dont"].filter(
      (part) => !new RegExp(`guide: \\{[\\s\\S]*\\b${part}: \\[`).test(story),
    );
    return missing.length > 0 ? [`: its story's guide lacks ${missing.join(", ")}`] : [];
  })(tree);

/** A component owns its inside: nobody hands it classes. Layout primitives take their gaps as words, too. */
export const noClassName = each(/^src\/(?:ui|sections|pages)\/.*\.tsx?$/, (file) => {
  const named = (node: ts.Node): node is ts.PropertySignature | ts.BindingElement =>
    (ts.isPropertySignature(node) && node.name.getText() === "className") ||
    (ts.isBindingElement(node) && (node.propertyName ?? node.name).getText() === "className");
  const isLet = (node: ts.TypeReferenceNode): boolean => {
    for (let up: ts.Node | undefined = node.parent; up; up = up.parent) {
      if (
        ts.isTypeReferenceNode(up) &&
        up.typeName.getText() === "Omit" &&
        up.typeArguments?.[1]?.getText().includes(`"className"`)
      )
        return false;
      if (ts.isTypeReferenceNode(up) && /^(?:Pick|Parameters)$/.test(up.typeName.getText())) return false;
      if (ts.isIndexedAccessTypeNode(up)) return false;
    }
    return true;
  };
  /** What a file keeps to itself may take all props: only what it exports is somebody's to call. */
  const isExported = (node: ts.Node): boolean => {
    let top = node;
    while (!ts.isSourceFile(top.parent)) top = top.parent;
    return ts.isTypeAliasDeclaration(top) || ts.isInterfaceDeclaration(top) || top.getText().startsWith("export");
  };
  const inherited = all(file, ts.isTypeReferenceNode)
    .filter(isExported)
    .filter((node) =>
      /^(?:React\.)?(?:ComponentProps\w*|HTMLAttributes|\w+HTMLAttributes)$/.test(node.typeName.getText()),
    )
    .filter(isLet);
  return [...all(file, named), ...inherited].map((node) => at(node, "no className prop: a component owns its inside"));
});

/** One `cva` a file, kept to itself, with three axes at most. */
export const oneCva = each(components, (file) => {
  const found = all(file, (node): node is ts.CallExpression => calls(node, "cva"));
  const exported = found.filter((call) => {
    const statement = call.parent.parent?.parent;
    return statement && ts.isVariableStatement(statement) && statement.getText().startsWith("export");
  });
  const wide = all(file, ts.isPropertyAssignment).filter(
    ({ name, initializer, parent }) =>
      name.getText() === "variants" &&
      calls(parent.parent, "cva") &&
      ts.isObjectLiteralExpression(initializer) &&
      initializer.properties.length > 3,
  );
  return [
    ...found.slice(1).map((node) => at(node, "a second cva: the file wants to be two")),
    ...exported.map((node) =>
      at(node, "an exported cva: it breaks Fast Refresh, and its look belongs to its component"),
    ),
    ...wide.map((node) => at(node, "more than three axes: the component wants to be two")),
  ];
});

/** A word that only a class can be: a utility of ours and a value after a dash. */
const classWord =
  /^(?:[a-z-]+:|data-\[.+\]:)*-?(?:bg|text|border|p|px|py|pt|pb|ps|pe|m|mx|my|mt|mb|ms|me|gap|gap-x|gap-y|flex|grid|items|justify|self|w|h|size|min-w|min-h|max-w|max-h|rounded|font|tracking|leading|shadow|z|inset|top|start|end|translate-x|translate-y|duration|ease|opacity|overflow|object|aspect|decoration|underline-offset|grid-cols|col-span|sr)-[a-z0-9-]+$/;

/** Class strings stand in `cva`, `cn` and `className`, where the linter reads them, and nowhere else. */
export const classPlace = each(components, (file) => {
  const isHome = (node: ts.Node) =>
    (ts.isJsxAttribute(node) && node.name.getText() === "className") || calls(node, "cva", "cn");
  const isLost = (node: ts.Node): boolean => {
    for (let up: ts.Node | undefined = node.parent; up; up = up.parent) {
      if (isHome(up)) return false;
      if (ts.isImportDeclaration(up) || ts.isTypeNode(up)) return false;
      if (ts.isJsxAttribute(up)) return true;
    }
    return true;
  };
  return all(file, ts.isStringLiteralLike)
    .filter(
      ({ text }) =>
        text.includes("-") &&
        text
          .split(" ")
          .every(
            (word) =>
              classWord.test(word) ||
              /^(?:flex|grid|block|hidden|fixed|absolute|relative|sticky|uppercase|underline|no-underline)$/.test(word),
          ),
    )
    .filter(isLost)
    .map((node) => at(node, `the classes '${node.text}' stand outside cva, cn and className`));
});

const hex = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/i;
const color = /\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color-mix|color)\(/;
const length = /(?<![\w.-])-?\d*\.?\d+(?:px|rem|em|ch|vw|vh|dvh|svh|pt)\b/;
const duration = /(?<![\w.-])\d*\.?\d+m?s\b/;

/** Attributes that are read before any style is: there a length must be a token's, by its value. */
const early = new Set(["sizes", "media"]);

/** Drawings have their own units: a path's commands, and shapes in proportion to the words beside them. */
const isDrawing = (name: string, text: string) =>
  /^[Mm]-?[\d.]+[\d\s.,a-zA-Z-]*$/.test(text) ||
  (/^(?:[cdr]?[xy]|r|width|height|strokeWidth)$/.test(name) && text.endsWith("em"));

/** No color, length or duration but by token. `breakpoints` are the widths that `media` may name. */
export const noRawValue = (breakpoints: readonly string[]): Rule =>
  each(browser, (file) => {
    const owner = (node: ts.Node): string => {
      for (let up: ts.Node | undefined = node.parent; up; up = up.parent) {
        if (ts.isJsxAttribute(up) || ts.isPropertyAssignment(up) || ts.isBindingElement(up)) return up.name.getText();
      }
      return "";
    };
    const literals = all(
      file,
      (node): node is ts.StringLiteralLike => ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent),
    );
    const pieces = all(
      file,
      (node): node is ts.TemplateHead =>
        ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node),
    );
    const timers = all(file, (node): node is ts.CallExpression =>
      /^(?:window\.)?set(?:Timeout|Interval)$/.test(ts.isCallExpression(node) ? node.expression.getText() : ""),
    );
    return [
      ...[...literals, ...pieces].flatMap((node) => {
        const { text } = node;
        if (early.has(owner(node))) {
          const strange =
            owner(node) === "media" && [...text.matchAll(/\d+px/g)].some(([width]) => !breakpoints.includes(width));
          return strange ? [at(node, `'${text}' names a width that is no breakpoint`)] : [];
        }
        if (isDrawing(owner(node), text)) return [];
        if (hex.test(text) || color.test(text)) return [at(node, `'${text}' is a raw color`)];
        if (length.test(text)) return [at(node, `'${text}' is a raw length`)];
        return duration.test(text) ? [at(node, `'${text}' is a raw duration`)] : [];
      }),
      ...timers
        .filter(({ arguments: [, delay] }) => delay && ts.isNumericLiteral(delay) && delay.text !== "0")
        .map((node) => at(node, `${node.arguments[1]?.getText()} is a raw duration: name it, or take a token`)),
    ];
  });

/** Media queries of the style sheets cannot read custom properties; these are the ones we have, with the reason. */
const queries: Record<string, string> = {
  "max-height: 400px": "A fixed header lets go when the window is lower: it would cover what is being read.",
};

/** Style sheets take their values from tokens, too. */
export const noRawCss: Rule = (tree) =>
  Object.entries(tree).flatMap(([path, source]) => {
    if (!/^(?:src|\.storybook)\/.*\.css$/.test(path)) return [];
    const text = Object.keys(queries)
      .reduce((rest, query) => rest.replaceAll(`(${query})`, ""), source.replaceAll(/\/\*[\s\S]*?\*\//g, ""))
      .replaceAll(/@font-face \{[\s\S]*?\n\}/g, "");
    return text.split("\n").flatMap((row) => {
      const value = row.replaceAll(/\b100d?v[hw]\b|\b0m?s\b/g, "");
      const raw =
        hex.test(value.replace(/^[^:]*\{/, "")) || color.test(value) || length.test(value) || duration.test(value);
      return raw ? [`${path}: '${row.trim()}' holds a raw value`] : [];
    });
  });

/** Code is split where routes are, and where the mail library loads; a page then says so in one place. */
export const importCall = each(/^src\/(?:lib|content|shop|ui|sections|pages)\/.*\.tsx?$/, (file, path) =>
  /^src\/lib\/mail[\w-]*\.ts$/.test(path)
    ? []
    : all(file, ts.isCallExpression)
        .filter(({ expression }) => expression.kind === ts.SyntaxKind.ImportKeyword)
        .map((node) => at(node, "import() belongs to app, and to lib's mail client")),
);

/** No module only passes on what others hold. */
export const noBarrel = each(/^src\/.*\.tsx?$/, (file) =>
  file.statements
    .filter(ts.isExportDeclaration)
    .filter(({ moduleSpecifier }) => moduleSpecifier && /^"[#.]/.test(moduleSpecifier.getText()))
    .map((node) => at(node, "passes on another module's export")),
);
