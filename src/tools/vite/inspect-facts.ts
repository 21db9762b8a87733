import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import type { Plugin } from "vite";
import type { BuildFacts } from "#lib/inspect/build-facts.ts";
import { readTokens } from "#tools/tokens/read-tokens.ts";
import { readUses } from "#tools/tokens/usage.ts";
import { moduleText, virtualModule } from "#tools/vite/virtual-module.ts";

/** A function that may be a component, in its source. */
interface Candidate {
  name: string;
  path: string;
  isExported: boolean;
  code: string;
  words: Set<string>;
}

/** Strings are compared up to this length, which keeps lists of classes short. */
const longestWord = 20;

/** The words of a function that no minifier changes: names of properties, and strings of plain characters. */
function wordsOf(root: ts.Node): Set<string> {
  const words = new Set<string>();
  const visit = (node: ts.Node) => {
    // types are erased; the parts of a namespace, and of `import.meta`, become variables or values
    if (ts.isTypeNode(node) || /^(?:[A-Z]\w*|import\.meta\b.*)\.\w+$/.test(node.getText())) return;
    if (ts.isStringLiteral(node) && /^[\w .:/-]{2,}$/.test(node.text)) words.add(node.text.slice(0, longestWord));
    if (ts.isPropertyAccessExpression(node)) words.add(node.name.text);
    if (ts.isJsxAttribute(node) && node.name.getText() !== "key") words.add(node.name.getText());
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken)
      words.add((node.propertyName ?? node.name).getText());
    ts.forEachChild(node, visit);
  };
  visit(root);
  return words;
}

/** The functions of a file whose names begin with a capital letter. */
function candidatesOf(root: string, file: string): Candidate[] {
  const text = readFileSync(path.join(root, file), "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return source.statements.flatMap((node): Candidate[] => {
    if (!ts.isFunctionDeclaration(node) || !node.name || !/^[A-Z]/.test(node.name.text)) return [];
    const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    return [{ name: node.name.text, path: file, isExported, code: node.getText(), words: wordsOf(node) }];
  });
}

/** The fewest words that tell components apart are too few for the functions of libraries. */
const fewestWords = 3;

/** The rarest words of a component, by which its code differs from that of all others, and those that contain them as well. */
function distinguish(one: Candidate, all: readonly Candidate[]): { words: string[]; similar: Candidate[] } {
  let similar = all.filter((other) => other !== one);
  const others = similar;
  const count = (word: string) => others.filter(({ code }) => code.includes(word)).length;
  const sorted = [...one.words]
    .map((word) => ({ word, uses: count(word) }))
    .toSorted((a, b) => a.uses - b.uses || a.word.length - b.word.length);
  const words = sorted.flatMap(({ word }, index) => {
    const left = similar.filter(({ code }) => code.includes(word));
    if (left.length === similar.length && index >= fewestWords) return [];
    similar = left;
    return [word];
  });
  return { words, similar };
}

/** The components of these files, those whose words no function has first: Inspect compares them in this order. */
function readComponents(root: string, files: readonly string[], others: readonly string[]) {
  const all = [...files, ...others].flatMap((file) => candidatesOf(root, file));
  const told = new Map(all.map((one) => [one, distinguish(one, all)]));
  const isUnique = (one: Candidate) => told.get(one)?.similar.length === 0;
  return [...told]
    .filter(([one, { words, similar }]) => {
      return files.includes(one.path) && words.length >= fewestWords && similar.every(isUnique);
    })
    .toSorted(([a], [b]) => Number(isUnique(b)) - Number(isUnique(a)) || Number(b.isExported) - Number(a.isExported))
    .map(([one, { words }]): BuildFacts["components"][number] => [
      one.name,
      files.indexOf(one.path),
      one.code.length,
      ...words,
    ]);
}

/** Reads what Inspect shows of a repository: the tokens of each class, who uses a token, and the components with their stories. */
export async function readInspectFacts(root: string): Promise<BuildFacts> {
  const { resolver } = await readTokens(path.join(root, "tokens"));
  const names = Object.keys(resolver.apply({ theme: "light" }));
  const usage = await readUses(root, names);
  const shown = usage.files.filter(({ path: file }) => /^src\/(?:ui|sections)\/.*\.tsx$/.test(file));
  const paths = shown.map(({ path: file }) => file);
  /** The position of a file that is shown. */
  const shownAt = (index: number) => {
    const at = paths.indexOf(usage.files[index]?.path ?? "");
    return at < 0 ? [] : [at];
  };
  const tokens: string[] = [];
  const uses: number[][] = [];
  const classes: BuildFacts["classes"] = {};
  for (const [full, ways] of Object.entries(usage.tokens)) {
    if (/^(?:typography|breakpoint|palette)\./.test(full)) continue;
    // a class names the smallest, the largest and the widest value of a fluid size
    const token = full.replace(/^(font\.size\.\w+)\.\w+$/, "$1");
    const index = tokens.includes(token) ? tokens.indexOf(token) : tokens.push(token) - 1;
    const files = ways.flatMap((way) => way.files.flatMap(shownAt));
    uses[index] = [...new Set([...(uses[index] ?? []), ...files])].toSorted((a, b) => a - b);
    // a class that is not named after the token uses it elsewhere, such as in a pseudo-element
    for (const { name } of ways) {
      const utility = name.slice(name.lastIndexOf(":") + 1);
      if (utility.endsWith(token.slice(token.lastIndexOf(".") + 1)))
        classes[utility] = [...new Set([...(classes[utility] ?? []), index])];
    }
  }
  const distances = uses.map((all) => all.map((index, nth) => index - (all[nth - 1] ?? 0)));
  const files = shown.map(({ path: file, title }): [string, string?] => (title ? [file, title] : [file]));
  const others = usage.files.flatMap(({ path: file }) => (/^src\/(?:app|pages)\/.*\.tsx$/.test(file) ? [file] : []));
  return { tokens, classes, files, uses: distances, components: readComponents(root, paths, others) };
}

/** Serves what the build knows for Inspect as `virtual:inspect-facts`. */
export const inspectFacts = (): Plugin =>
  virtualModule("inspect-facts", async (root) => moduleText({ facts: await readInspectFacts(root) }), "tokens");
