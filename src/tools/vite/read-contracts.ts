import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { withCustomConfig, type ParserOptions } from "react-docgen-typescript";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import ts from "typescript";
import { pairProofs, splitDocstring, type Clause } from "#tools/shared/contract-text.ts";
import { root } from "#tools/shared/run.ts";
import { readCatalog } from "#tools/tokens/catalog.ts";

interface Part {
  name: string;
  description: string;
  guarantees: Clause[];
  requires: string;
  props: { name: string; type: string; isRequired: boolean; default?: string; description: string }[];
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

/** Reads the contract of every ui component from its docstrings, props and stories; `docgen` are Storybook's options. */
export async function readContracts(docgen: ParserOptions): Promise<Contract[]> {
  const files = globSync("src/ui/*.tsx", { cwd: root }).toSorted();
  const documented = withCustomConfig(path.join(root, "tsconfig.json"), docgen).parse(
    files.map((file) => path.join(root, file)),
  );
  const catalog = await readCatalog(root);
  return files.flatMap((file): Contract[] => {
    const name = path.basename(file, ".tsx");
    const storyFile = path.join(root, "stories/ui", `${name}.stories.tsx`);
    if (!existsSync(storyFile)) return [];
    const { title, guide, stories } = readStories(storyFile);
    const parts = documented
      .filter(({ filePath, displayName }) => path.relative(root, filePath) === file && /^[A-Z]/.test(displayName))
      .map((component): Part => {
        const { guarantees, ...texts } = splitDocstring(component.description);
        const props = Object.values(component.props).map(({ type, required, defaultValue, ...prop }) => ({
          name: prop.name,
          type: type.raw ?? type.name,
          isRequired: required,
          ...(defaultValue?.value !== undefined && { default: String(defaultValue.value) }),
          description: prop.description,
        }));
        const clauses = pairProofs(guarantees, guide.proofs?.[component.displayName], title);
        return { name: component.displayName, ...texts, guarantees: clauses, props };
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
