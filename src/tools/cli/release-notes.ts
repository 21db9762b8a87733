import { shownRatio } from "#lib/format/number.ts";
import { themeNames } from "#lib/theme/themes.ts";
import type { TokenChanges } from "#tools/cli/token-changes.ts";
import type { Prop } from "#tools/vite/read-contracts.ts";

/** The props of each component by its name. */
export type Components = ReadonlyMap<string, readonly Prop[]>;

/** What is different in a release. */
export interface ReleaseChanges {
  tokens: TokenChanges;
  /** None where tokens alone are compared. */
  before?: Components;
  after?: Components;
  /** What a comparison of pictures found, as in `look-report/look.json`. */
  look?: { items: { title: string; views: { view: string; pixels: number }[] }[] } | undefined;
}

/** Values are code, beside which GitHub shows a swatch of a color. */
const code = (text: string | undefined) => (text === undefined ? "–" : `\`${text}\``);

/** Lists as Markdown by their titles, without empty ones. */
export const listsOf = (lists: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(lists)
    .filter(([, entries]) => entries.length > 0)
    .map(([title, entries]) => `### ${title}\n\n${entries.map((entry) => `- ${entry}`).join("\n")}`);

/** Tokens with their values before and after, where they differ, and the themes that have them. */
function tokenLines(tokens: TokenChanges["changed"], { added }: TokenChanges["themes"]): string[] {
  const compared = themeNames.filter((theme) => !added.includes(theme));
  return tokens.map(({ name, before, after }) => {
    const valuesIn = (theme: string) =>
      [before, after].flatMap((values) => (values ? [code(values[theme] ?? values["light"])] : []));
    const groups = [...Map.groupBy(compared, (theme) => [...new Set(valuesIn(theme))].join(" → "))];
    const different = groups.filter(([text]) => !before || !after || text.includes(" → "));
    const texts = different.map(([text, themes]) =>
      themes.length === compared.length ? text : `${text} (${themes.join(", ")})`,
    );
    return [code(name), ...(texts.length > 0 ? [texts.join("; ")] : [])].join(": ");
  });
}

/** Pairs of colors with their contrast before and after. */
const contrastLines = (pairs: TokenChanges["contrast"]): string[] =>
  pairs.map(({ pair, required, before, after }) => {
    const ratios = [before, after].map((ratio) =>
      ratio === undefined ? "–" : `${shownRatio(ratio)}:1 ${ratio < required ? "fails" : "passes"}`,
    );
    return `${pair}: ${ratios.join(" → ")}, at least ${required}:1`;
  });

/** A prop with the first sentence of its description. */
const described = ({ name, type, description }: Prop) => {
  const [sentence = ""] = description.replaceAll(/\s+/g, " ").split(/(?<=\.) /);
  return `${code(name)} (${code(type)})${sentence && `: ${sentence}`}`;
};

/** The changes of a component: those after which its users have to edit their code, and others. */
function propChanges(component: string, old: readonly Prop[], props: readonly Prop[]) {
  const [own, breaking, added, changed] = [code(component), [] as string[], [] as string[], [] as string[]];
  for (const prop of props) {
    const name = code(prop.name);
    const before = old.find((one) => one.name === prop.name);
    if (prop.isRequired && !before?.isRequired) breaking.push(`${own} requires the prop ${described(prop)}`);
    else if (!before && prop.isOwn) added.push(`${own} has the prop ${described(prop)}`);
    if (!before || !prop.isOwn) continue;
    const options = prop.type.split(" | ");
    const isNarrower = before.type.split(" | ").some((option) => !options.includes(option));
    if (before.type !== prop.type)
      (isNarrower ? breaking : changed).push(
        `${own}: ${name} was of the type ${code(before.type)}, and is ${code(prop.type)}.`,
      );
    if (before.default !== prop.default)
      changed.push(`${own}: the default of ${name} was ${code(before.default)}, and is ${code(prop.default)}.`);
  }
  const gone = old.filter(({ name, isOwn }) => isOwn && !props.some((prop) => prop.name === name));
  breaking.push(...gone.map(({ name }) => `${own} no longer has the prop ${code(name)}.`));
  return { breaking, added, changed };
}

/** The changes as Markdown for people who use the design system; without any, a sentence that says so. */
export function releaseNotes({ tokens, before = new Map(), after = new Map(), look }: ReleaseChanges): string {
  const props = [...after].flatMap(([name, list]) =>
    propChanges(name, before.get(name) ?? [], before.has(name) ? list : []),
  );
  const missing = (from: Components, others: Components) => [...from.keys()].filter((name) => !others.has(name));
  // A text style changes with its parts, which are tokens, too.
  const lines = (entries: TokenChanges["changed"]) =>
    tokenLines(
      entries.filter(({ name }) => !name.startsWith("typography.")),
      tokens.themes,
    );
  const sections = listsOf({
    "What you have to change": [
      ...tokens.themes.removed.map((name) => `The theme ${code(name)} is gone.`),
      ...tokenLines(tokens.renamed, tokens.themes).map((line) => line.replace(" → ", "` is now `")),
      ...tokens.removed.map(({ name }) => `The token ${code(name)} is gone.`),
      ...missing(before, after).map((name) => `The component ${code(name)} is gone.`),
      ...props.flatMap(({ breaking }) => breaking),
    ],
    New: [
      ...tokens.themes.added.map((name) => `The theme ${code(name)}.`),
      ...missing(after, before).map((name) => `The component ${code(name)}.`),
      ...props.flatMap(({ added }) => added),
      ...lines(tokens.added).map((entry) => `The token ${entry}`),
    ],
    "Changed components": props.flatMap(({ changed }) => changed),
    "Changed tokens": lines(tokens.changed),
    "Changed contrast": contrastLines(tokens.contrast.filter(({ before: old, after: now }) => old && now)),
    "What looks different": (look?.items ?? []).map(
      ({ title, views }) => `${title} (${views.map(({ view, pixels }) => `${view}: ${pixels} px`).join("; ")})`,
    ),
  });
  return sections.join("\n\n") || "Nothing is different.";
}
