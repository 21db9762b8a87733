import { themeNames } from "#lib/theme/themes.ts";
import { shownRatio, type TokenChanges } from "#tools/cli/token-changes.ts";

/** Values are code, beside which GitHub shows a swatch of a color. */
const code = (text: string | undefined) => (text === undefined ? "–" : `\`${text}\``);

/** The rows of a token: its name, the themes in which it changed alike, and its value there before and after. */
function rowsOf({ name, before = {}, after = {} }: TokenChanges["changed"][number]): string[][] {
  const rows = themeNames.map((theme) => ({
    theme,
    values: [code(before[theme] ?? before["light"]), code(after[theme] ?? after["light"])],
  }));
  return [...Map.groupBy(rows, ({ values }) => values.join()).values()].map((alike) => {
    const themes = alike.length === themeNames.length ? "all" : alike.map(({ theme }) => theme).join(", ");
    return [code(name), themes, ...(alike[0]?.values ?? [])];
  });
}

const verdict = (ratio: number | undefined, required: number) => {
  if (ratio === undefined) return "–";
  return `${shownRatio(ratio)}:1 ${ratio < required ? "fails" : "passes"}`;
};

const table = (title: string, head: string[], rows: string[][]): string[] => {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return rows.length > 0 ? [`### ${title}\n\n${lines.join("\n")}`] : [];
};

/** The changes as Markdown, for a pull request; groups without a change are left out. */
export function markdownReport(
  { changed, renamed, added, removed, contrast }: TokenChanges,
  ref: string,
  heading = `Tokens since ${ref}`,
): string {
  const groups = {
    Changed: changed.flatMap(rowsOf).filter(([, , before, after]) => before !== after),
    Renamed: renamed.flatMap(rowsOf),
    Added: added.flatMap(rowsOf),
    Removed: removed.flatMap(rowsOf),
  };
  const pairs = contrast.map(({ pair, required, before, after }) => [
    pair,
    `${required}:1`,
    verdict(before, required),
    verdict(after, required),
  ]);
  const sections = [
    ...Object.entries(groups).flatMap(([title, rows]) => table(title, ["Token", "Theme", "Before", "After"], rows)),
    ...table("Contrast", ["Pair", "Required", "Before", "After"], pairs),
  ];
  const text = sections.length > 0 ? sections : ["No token and no contrast has changed."];
  return `${[`## ${heading}`, ...text].join("\n\n")}\n`;
}
