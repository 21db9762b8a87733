import { shownRatio, type TokenChanges } from "#tools/cli/token-changes.ts";
import { formatValue } from "#tools/tokens/format-value.ts";

type Values = Record<string, unknown>;

const values = (all: Values): [string, string][] =>
  Object.entries(all).map(([theme, value]) => [theme, formatValue(value)]);

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

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

/** A value with a swatch of its color. */
function cell(text: string | undefined): string {
  if (text === undefined) return "<td>–</td>";
  const hex = /^#[0-9A-F]{6}/.exec(text)?.[0];
  const swatch = hex ? `<span class="swatch" style="background:${hex}"></span>` : "";
  return `<td>${swatch}${escape(text)}</td>`;
}

const sheet = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{margin:0 auto;max-width:64rem;padding:1rem}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}caption,th,td{padding:.5rem;text-align:start;vertical-align:top}
caption{font-size:1.25rem;padding-block:2rem .5rem}tr{border-block-end:1px solid GrayText}td:first-child{font-family:monospace;overflow-wrap:anywhere}
.swatch{display:inline-block;width:1.5em;height:1.5em;margin-inline-end:.5em;vertical-align:middle;border:1px solid GrayText;border-radius:.25em}`;

/** The changes as a page with swatches, complete in one file. */
export function htmlReport(changes: TokenChanges, ref: string): string {
  const table = (caption: string, head: string[], rows: string[]) =>
    `<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption><thead><tr>${head
      .map((name) => `<th scope="col">${name}</th>`)
      .join("")}</tr></thead><tbody>${rows.map((row) => `<tr>${row}</tr>`).join("\n")}</tbody></table></div>`;
  const tables = groupsOf(changes).map(({ title, rows }) =>
    table(
      title,
      ["Token", "Theme", "Before", "After"],
      rows.map(
        ({ name, theme, before, after }) => `<td>${escape(name)}</td><td>${theme}</td>${cell(before)}${cell(after)}`,
      ),
    ),
  );
  const pairs = changes.contrast.map(
    ({ pair, required, before, after }) =>
      `<td>${escape(pair)}</td><td>${required}:1</td><td>${verdict(before, required)}</td><td>${verdict(after, required)}</td>`,
  );
  if (pairs.length > 0) tables.push(table("Contrast", ["Pair", "Required", "Before", "After"], pairs));
  const title = `Tokens since ${escape(ref)}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${sheet}</style>
<main>
<h1>${title}</h1>
${isEmpty(changes) ? "<p>No token and no contrast has changed.</p>" : tables.join("\n")}
</main>
</html>
`;
}
