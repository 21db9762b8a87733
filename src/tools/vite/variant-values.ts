import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { root } from "#tools/shared/run.ts";

const commentOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .flatMap(({ comment }) => ts.getTextOfJSDocComment(comment) ?? [])
    .join(" ");

/** The properties of an object literal, by their names. */
const entriesOf = (node: ts.Expression): [name: string, property: ts.PropertyAssignment][] =>
  ts.isObjectLiteralExpression(node)
    ? node.properties.flatMap((one) =>
        ts.isPropertyAssignment(one) && !ts.isComputedPropertyName(one.name) ? [[one.name.text, one]] : [],
      )
    : [];

/** What says which variant it is: parsers of props give its name and comment, and not its file. */
const keyOf = (name: string, description: string) => `${name}: ${description}`;

let texts: Map<string, string> | undefined;

/** Reads the comments on the values of every variant in the calls of `cva`. */
function readTexts(): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === "variants")
      for (const [name, variant] of entriesOf(node.initializer)) {
        const values = entriesOf(variant.initializer).flatMap(([value, property]) => {
          const comment = commentOf(property);
          return comment ? [`\`${value}\`: ${comment}`] : [];
        });
        const key = keyOf(name, commentOf(variant));
        const text = values.join(" ").replaceAll(/\s+/g, " ");
        if ((found.get(key) ?? text) !== text)
          throw new Error(`Two variants have the comment '${key}': write what is particular to each.`);
        found.set(key, text);
      }
    ts.forEachChild(node, visit);
  };
  for (const file of globSync(path.join(root, "src/{ui,sections}/**/*.tsx")))
    visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true));
  return found;
}

/** The description of a prop; that of a variant ends with the comments on its values, which parsers of props leave out. */
export function describeProp({ name, description }: { name: string; description: string }): string {
  const values = (texts ??= readTexts()).get(keyOf(name, description));
  return values ? `${description} ${values}` : description;
}
