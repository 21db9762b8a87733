import { shownRatio } from "#lib/format/number.ts";
import { themeNames } from "#lib/theme/themes.ts";
import type { TokenChanges } from "#tools/cli/token-changes.ts";

/** Values are code, beside which GitHub shows a swatch of a color. */
export const code = (text: string | undefined) => (text === undefined ? "–" : `\`${text}\``);

/** Lists as Markdown by their titles, without empty ones. */
export const listsOf = (lists: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(lists)
    .filter(([, entries]) => entries.length > 0)
    .map(([title, entries]) => `### ${title}\n\n${entries.map((entry) => `- ${entry}`).join("\n")}`);

/** Tokens with their values before and after, where they differ, and the themes that have them. */
export function tokenLines(tokens: TokenChanges["changed"], { added }: TokenChanges["themes"]): string[] {
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
export const contrastLines = (pairs: TokenChanges["contrast"]): string[] =>
  pairs.map(({ pair, required, before, after }) => {
    const ratios = [before, after].map((ratio) =>
      ratio === undefined ? "–" : `${shownRatio(ratio)}:1 ${ratio < required ? "fails" : "passes"}`,
    );
    return `${pair}: ${ratios.join(" → ")}, at least ${required}:1`;
  });

/** The changes as Markdown, for a pull request; groups without a change are left out. */
export function markdownReport(changes: TokenChanges, ref: string, heading = `Tokens since ${ref}`): string {
  const { themes, changed, renamed, added, removed, contrast } = changes;
  const sections = listsOf({
    Themes: Object.entries(themes).flatMap(([kind, names]) => names.map((name) => `${code(name)} is ${kind}`)),
    Changed: tokenLines(changed, themes),
    Renamed: tokenLines(renamed, themes),
    Added: tokenLines(added, themes),
    Removed: tokenLines(removed, themes),
    Contrast: contrastLines(contrast),
  });
  const text = sections.length > 0 ? sections : ["No token and no contrast has changed."];
  return `${[`## ${heading}`, ...text].join("\n\n")}\n`;
}
