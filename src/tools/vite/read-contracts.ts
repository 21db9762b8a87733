import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { withCustomConfig } from "react-docgen-typescript";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import ts from "typescript";
import { pairProofs, splitDocstring, type Clause } from "#tools/shared/contract-text.ts";
import { root } from "#tools/shared/run.ts";
import { readCatalog } from "#tools/tokens/catalog.ts";
import { describeProp } from "#tools/vite/variant-values.ts";

/** A prop of a component; a native element or a package declares those that are not its own. */
export type Prop = {
  name: string;
  type: string;
  isRequired: boolean;
  isOwn: boolean;
  default?: string;
  description: string;
};

interface Part {
  name: string;
  description: string;
  guarantees: Clause[];
  requires: string;
  props: Prop[];
}

/** What the file of a ui component owes the people who use it. */
export interface Contract {
  name: string;
  file: string;
  parts: Part[];
  /** The usage notes of its stories: when to use it, keys, dos and don'ts. */
  guide: { keyboard?: [key: string, effect: string][]; proofs?: Record<string, string>; [note: string]: unknown };
  tokens: string[];
  stories: { name: string; id: string }[];
}

type FoundProp = { declarations?: { fileName: string }[]; parent?: { fileName: string } };

/** True for the props that the project declares or narrows; native elements have hundreds of attributes. */
const isOwnProp = ({ declarations = [], parent }: FoundProp): boolean => {
  const files = [...declarations, ...(parent ? [parent] : [])];
  return files.length === 0 || files.some(({ fileName }) => !fileName.includes("node_modules"));
};

/** How Storybook and contracts read props. */
export const docgen = {
  // Each other file would be a warning, or a table that nobody sees.
  include: ["src/**/*.tsx"],
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  savePropValueAsString: true as const,
  propFilter: (prop: FoundProp & { name: string; description: string }) => {
    // the one place where Storybook's table can be told more than its parser reads
    prop.description = describeProp(prop);
    return isOwnProp(prop);
  },
};

/** The value of a literal in the source. */
function literal(node: ts.Node | undefined): unknown {
  if (!node) return undefined;
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) return literal(node.expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(literal);
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const assignments = node.properties.filter((property) => ts.isPropertyAssignment(property));
  return Object.fromEntries(
    assignments.map(({ name, initializer }) => [
      ts.isComputedPropertyName(name) ? "" : name.text,
      literal(initializer),
    ]),
  );
}

/** The title, the usage notes and the stories of a file of stories. */
function readStories(file: string) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const variables = source.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap((statement) =>
      statement.declarationList.declarations.map(({ name, initializer }) => ({
        name: name.getText(),
        initializer,
        isExported: statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
      })),
    );
  const meta = literal(variables.find(({ name }) => name === "meta")?.initializer);
  const { title, parameters } = meta as { title: string; parameters?: { guide?: Contract["guide"] } };
  const stories = variables
    .filter(({ isExported }) => isExported)
    .map(({ name }) => ({ name: storyNameFromExport(name), id: toId(title, storyNameFromExport(name)) }));
  return { title, guide: parameters?.guide ?? {}, stories };
}

/** The ui components of a tree of sources with all their props, by the names of their files. */
export function readComponents(folder: string) {
  const files = globSync("src/ui/*.tsx", { cwd: folder }).toSorted();
  const options = { ...docgen, propFilter: () => true, skipChildrenPropWithoutDoc: false };
  const parser = withCustomConfig(path.join(folder, "tsconfig.json"), options);
  const found = parser.parse(files.map((file) => path.join(folder, file)));
  const components = found
    .filter(({ displayName }) => /^[A-Z]/.test(displayName))
    .map(({ filePath, displayName: name, description, props }) => ({
      file: path.relative(folder, filePath),
      name,
      description,
      props: Object.values(props).map(({ type, required, defaultValue, ...prop }): Prop => ({
        name: prop.name,
        type: type.raw ?? type.name,
        isRequired: required,
        ...(defaultValue?.value !== undefined && { default: String(defaultValue.value) }),
        description: describeProp(prop),
        isOwn: isOwnProp(prop),
      })),
    }));
  return new Map(files.map((file) => [file, components.filter((component) => component.file === file)]));
}

/** Reads the contract of every ui component from its docstrings, props and stories. */
export async function readContracts(): Promise<Contract[]> {
  const catalog = await readCatalog(root);
  return [...readComponents(root)].flatMap(([file, components]): Contract[] => {
    const name = path.basename(file, ".tsx");
    const storyFile = path.join(root, "stories/ui", `${name}.stories.tsx`);
    if (!existsSync(storyFile)) return [];
    const { title, guide, stories } = readStories(storyFile);
    const parts = components.map((component): Part => {
      const { guarantees, ...texts } = splitDocstring(component.description);
      const clauses = pairProofs(guarantees, guide.proofs?.[component.name], title);
      const props = component.props.filter(({ isOwn }) => isOwn);
      return { name: component.name, ...texts, guarantees: clauses, props };
    });
    const index = catalog.files.findIndex((source) => source.path === file);
    const tokens = catalog.tokens.filter(({ classes }) => classes.some((use) => use.files.includes(index)));
    return [{ name, file, parts, guide, tokens: tokens.map((token) => token.name), stories }];
  });
}

/** What is wrong with the proofs: a clause without one, a proof without a clause, and what does not exist. */
export function findUnproved(contracts: readonly Contract[]): string[] {
  const ids = new Set(contracts.flatMap(({ stories }) => stories.map(({ id }) => id)));
  return contracts.flatMap(({ name, parts, guide }) => {
    const clauses = parts.flatMap((part) =>
      part.guarantees.map((clause) => ({ place: `${name}: ${part.name}`, ...clause })),
    );
    const unknown = Object.keys(guide.proofs ?? {}).filter((key) => !parts.some((part) => part.name === key));
    return [
      ...unknown.map((key) => `${name}: \`proofs\` names ${key}, which is no component of the file`),
      ...clauses.flatMap(({ place, text, proofs }) => [
        ...(text && proofs.length > 0 ? [] : [`${place}: name the story that proves '${text}' in \`guide.proofs\``]),
        ...proofs
          .filter((proof) => (proof.story ? !ids.has(proof.story) : !existsSync(path.join(root, proof.name))))
          .map((proof) => `${place}: '${text}' names ${proof.name}, which does not exist`),
      ]),
    ];
  });
}
