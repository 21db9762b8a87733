import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { cssVariable } from "#lib/theme/css-variable.ts";
import { tailwindVariables } from "#tools/tokens/tailwind-variables.ts";
import { tokenId } from "#tools/tokens/token-source.ts";
import { tokensIn, type Tree } from "#tools/tokens/token-tree.ts";

/** The files that may name a token: sources, stories, tests, token files and documents. */
const sources = [
  "{src,stories,tests,.storybook}/**/*.{ts,tsx,css,svg,mdx,json,txt}",
  "tokens/**/*.tokens.json",
  "*.{md,ts}",
];

/** Tokens of which a class names no part, or more than the last. */
const unsupported = /^(?:breakpoint|font\.size|typography)\./;

/** What may be the name of a class, a custom property or a token. */
const words = /[^"'`{}\s;,()]+/g;

/** A deprecated token and its replacement. */
export interface Renaming {
  from: string;
  to: string;
  /** The id of the deprecated token, which its replacement gets. */
  id: string;
}

/** The tokens of which `$deprecated` names the replacement, as in `"Use {color.bg.page}."`. */
export function readRenamings(root: string): Renaming[] {
  const files = ["base", "semantic"].map((name) => path.join(root, `tokens/${name}.tokens.json`));
  const tokens = new Map(files.flatMap((file) => tokensIn(JSON.parse(readFileSync(file, "utf8")) as Tree)));
  return [...tokens].flatMap(([from, { $deprecated, $extensions }]) => {
    if ($deprecated === undefined) return [];
    const to = /\{(.+)\}/.exec($deprecated)?.[1] ?? "";
    const groupOf = (name: string) => name.split(".").slice(0, -1).join(".");
    if (!tokens.has(to) || groupOf(from) !== groupOf(to) || unsupported.test(from))
      throw new Error(`${from} is deprecated: name its replacement in the same group, as in "Use {${from}-2}."`);
    return [{ from, to, id: tokenId(from, $extensions) }];
  });
}

const escaped = (text: string) => text.replaceAll(".", "\\.");
const own = (name: string) => name.slice(name.lastIndexOf(".") + 1);

/** A file as it is without the deprecated tokens, if that differs. */
export interface Rewritten {
  file: string;
  before: string;
  after: string;
}

/** The files that use deprecated tokens, with the replacements in their place: in references, custom properties and classes. */
export async function rewriteDeprecated(root: string, renamings: readonly Renaming[]): Promise<Rewritten[]> {
  if (renamings.length === 0) return [];
  const texts = globSync(sources, { cwd: root }).map(
    (file) => [file, readFileSync(path.join(root, file), "utf8")] as const,
  );
  const candidates = new Set(
    texts.flatMap(([, text]) => text.match(words) ?? []).filter((word) => /[a-z]-/.test(word)),
  );
  const renamedClasses = [...(await tailwindVariables(root, [...candidates]))].flatMap(([name, variables]) =>
    renamings
      .filter(({ from }) => variables.includes(cssVariable(from)))
      .map(({ from, to }) => {
        const renamed = name.replace(new RegExp(`-${own(from)}(?=$|[/!])`), `-${own(to)}`);
        return { name, renamed, variable: cssVariable(to) };
      }),
  );
  // A class that is not named after its token, such as `accent-action`, keeps its name.
  const known = await tailwindVariables(
    root,
    renamedClasses.map(({ renamed }) => renamed),
  );
  const classes = new Map(
    renamedClasses
      .filter(({ renamed, variable }) => known.get(renamed)?.includes(variable))
      .map(({ name, renamed }) => [name, renamed]),
  );
  const names = renamings.flatMap(({ from, to }): [RegExp, string][] => [
    [new RegExp(`(?<![\\w.-])${escaped(from)}(?![\\w-]|\\.\\w)`, "g"), to],
    [new RegExp(`${cssVariable(from)}(?![\\w-])`, "g"), cssVariable(to)],
    // The backgrounds of a contrast requirement.
    [new RegExp(`(?<=")${escaped(from.replace(/^color\./, ""))}(?=")`, "g"), to.replace(/^color\./, "")],
  ]);
  return texts.flatMap(([file, before]) => {
    const renamed = names.reduce((text, [pattern, to]) => text.replaceAll(pattern, to), before);
    const after = renamed.replaceAll(words, (word) => classes.get(word) ?? word);
    return after === before ? [] : [{ file, before, after }];
  });
}

/** The uses of deprecated tokens in a file, as warnings of a linter. */
export const warningsOf = ({ file, before, after }: Rewritten): string[] => {
  const [old, now] = [before, after].map((text) => text.split("\n").map((line) => line.match(words) ?? []));
  return (old ?? []).flatMap((line, index) =>
    line.flatMap((word, at) => {
      const replacement = now?.[index]?.[at];
      return word === replacement
        ? []
        : [`${file}:${index + 1}: warning: ${word} is deprecated, use ${replacement} (npm run tokens -- migrate)`];
    }),
  );
};
