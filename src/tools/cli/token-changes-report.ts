import { shownRatio, type TokenChanges } from "#tools/cli/token-changes.ts";
import { formatValue } from "#tools/tokens/format-value.ts";

type Values = Record<string, unknown>;

/** The values by theme as code, beside which GitHub shows a swatch of a color. */
const values = (all: Values): [string, string][] =>
  Object.entries(all).map(([theme, value]) => [theme, `\`${formatValue(value)}\``]);

/** A change of one token as rows: its name, the theme, and its value before and after. */
type Row = { name: string; theme: string; before?: string | undefined; after?: string | undefined };

/** The groups of changes with their rows; groups without a change are left out. */
function groupsOf({ added, removed, renamed, changed }: TokenChanges): { title: string; rows: Row[] }[] {
  const rows = (name: string, before: Values, after: Values): Row[] => {
    const [old, now] = [Object.fromEntries(values(before)), Object.fromEntries(values(after))];
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].map((theme) => ({
      name,
      theme,
      before: old[theme] ?? (now[theme] && old["light"]),
      after: now[theme] ?? (old[theme] && now["light"]),
    }));
  };
  return [
    {
      title: "Changed",
      rows: changed.flatMap((one) => rows(one.name, one.before, one.after)).filter((row) => row.before !== row.after),
    },
    { title: "Renamed", rows: renamed.flatMap((one) => rows(`${one.from} → ${one.to}`, one.values, one.values)) },
    { title: "Added", rows: added.flatMap((one) => rows(one.name, {}, one.values)) },
    { title: "Removed", rows: removed.flatMap((one) => rows(one.name, one.values, {})) },
  ].filter((group) => group.rows.length > 0);
}

const verdict = (ratio: number | undefined, required: number) => {
  if (ratio === undefined) return "–";
  return `${shownRatio(ratio)}:1 ${ratio < required ? "fails" : "passes"}`;
};

const isEmpty = (changes: TokenChanges) => Object.values(changes).every((list: unknown[]) => list.length === 0);

/** The changes as Markdown, for a pull request. */
export function markdownReport(changes: TokenChanges, ref: string): string {
  const title = `## Tokens since ${ref}`;
  if (isEmpty(changes)) return `${title}\n\nNo token and no contrast has changed.\n`;
  const table = (head: string[], rows: (string | undefined)[][]) =>
    [head, head.map(() => "---"), ...rows]
      .map((cells) => `| ${cells.map((text) => text ?? "–").join(" | ")} |`)
      .join("\n");
  const sections = groupsOf(changes).map(
    (group) =>
      `### ${group.title}\n\n${table(
        ["Token", "Theme", "Before", "After"],
        group.rows.map((row) => [`\`${row.name}\``, row.theme, row.before, row.after]),
      )}`,
  );
  const contrast = changes.contrast.map(({ pair, required, before, after }) => [
    pair,
    `${required}:1`,
    verdict(before, required),
    verdict(after, required),
  ]);
  if (contrast.length > 0) sections.push(`### Contrast\n\n${table(["Pair", "Required", "Before", "After"], contrast)}`);
  return `${[title, ...sections].join("\n\n")}\n`;
}
