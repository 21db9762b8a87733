import { type Theme, themeNames } from "#lib/theme/themes.ts";
import { apcaContrast, composite, pairsOf, requiredRatio, wcagContrast } from "#tools/tokens/contrast.ts";
import { colorsOf } from "./contrast-pair.ts";
import usedPairs from "./used-pairs.json";
import type { UsedPair } from "./used-pairs.ts";

/** The contrast of one color on one surface in one theme, with the stories that show it. */
export type ContrastRow = {
  theme: Theme;
  foreground: string;
  background: string;
  kind: "text" | "ui";
  ratio: number;
  required: number;
  /** The lightness contrast of APCA, negative for light text on a dark surface. */
  apca: number;
  level: "AAA" | "AA" | "fails";
  isDeclared: boolean;
  /** The number of stories that show the pair, and some of them. */
  count: number;
  stories: readonly string[];
  states: readonly string[];
};

function levelOf(kind: "text" | "ui", ratio: number, required: number): ContrastRow["level"] {
  if (ratio < required) return "fails";
  return kind === "text" && ratio >= 7 ? "AAA" : "AA";
}

type Use = Pick<ContrastRow, "count" | "stories" | "states">;

const unused: Use = { count: 0, stories: [], states: [] };

const union = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])];

/** The pairs that stories show, of which those of several states are one. */
const used = new Map<string, Omit<UsedPair, "state"> & Use>();
for (const { state, ...pair } of usedPairs as readonly (UsedPair & Omit<Use, "states">)[]) {
  const key = [pair.foreground, pair.background, pair.kind, pair.opacity].join(" ");
  const { count, stories, states } = used.get(key) ?? unused;
  used.set(key, {
    ...pair,
    count: Math.max(count, pair.count),
    stories: union(stories, pair.stories),
    states: union(states, [state]),
  });
}

/** Every pair of a theme: those that stories show, and those that are declared only. */
function rowsOf(theme: Theme): ContrastRow[] {
  const colors = colorsOf(theme);
  const declared = pairsOf(theme, colors);
  const row = (foreground: string, background: string, kind: "text" | "ui", opacity: number, use: Use): ContrastRow => {
    const [top, bottom] = [colors.get(foreground)?.value, colors.get(background)?.value];
    if (!top || !bottom)
      throw new Error(`${foreground} on ${background} names a color that does not exist: run npm run tokens -- pairs`);
    const visible = composite({ ...top, alpha: (top.alpha ?? 1) * opacity }, bottom);
    const ratio = wcagContrast(visible, bottom);
    const required = requiredRatio(theme, kind);
    const isDeclared = declared.some((pair) => pair.foreground === foreground && pair.background === background);
    return {
      theme,
      foreground,
      background,
      kind,
      ratio,
      required,
      apca: apcaContrast(visible, bottom),
      level: levelOf(kind, ratio, required),
      isDeclared,
      ...use,
    };
  };
  const shown = [...used.values()].map(({ foreground, background, kind, opacity = 1, ...use }) =>
    row(foreground, background, kind, opacity, use),
  );
  const onlyDeclared = declared
    .filter(
      (pair) =>
        !shown.some(({ foreground, background }) => foreground === pair.foreground && background === pair.background),
    )
    .map(({ foreground, background, kind }) => row(foreground, background, kind, 1, unused));
  return [...shown, ...onlyDeclared];
}

/** Every pair in every theme. */
export const contrastRows: readonly ContrastRow[] = themeNames.flatMap((theme) => rowsOf(theme));

/** The orders of the table by name; failing pairs come first in each. */
export const orders = {
  ratio: { label: "Lowest ratio", compare: (a: ContrastRow, b: ContrastRow) => a.ratio - b.ratio },
  apca: { label: "Lowest APCA", compare: (a: ContrastRow, b: ContrastRow) => Math.abs(a.apca) - Math.abs(b.apca) },
  use: { label: "Most used", compare: (a: ContrastRow, b: ContrastRow) => b.count - a.count },
  name: { label: "Name", compare: (a: ContrastRow, b: ContrastRow) => a.foreground.localeCompare(b.foreground) },
} as const;

export type Order = keyof typeof orders;

const fails = ({ level, isDeclared }: ContrastRow) => level === "fails" || !isDeclared;

/** The pairs of a theme and an origin with less contrast than a limit, in an order. */
export function selectRows(filter: {
  query: string;
  theme: string;
  origin: string;
  below: number | undefined;
  order: Order;
}): ContrastRow[] {
  const words = filter.query.toLowerCase().split(/\s+/);
  const origins: Record<string, (row: ContrastRow) => boolean> = {
    used: ({ count }) => count > 0,
    declared: ({ count }) => count === 0,
    fails,
  };
  return contrastRows
    .filter((row) => {
      const text = `${row.foreground} ${row.background} ${row.kind}`;
      return (
        words.every((word) => text.includes(word)) &&
        (!filter.theme || row.theme === filter.theme) &&
        (origins[filter.origin]?.(row) ?? true) &&
        (filter.below === undefined || row.ratio < filter.below)
      );
    })
    .toSorted((a, b) => Number(fails(b)) - Number(fails(a)) || orders[filter.order].compare(a, b));
}

const rounded = (row: ContrastRow) => ({
  ...row,
  ratio: Math.floor(row.ratio * 100) / 100,
  apca: Math.round(row.apca * 10) / 10,
});

/** The pairs as JSON. */
export const toJson = (rows: readonly ContrastRow[]): string => JSON.stringify(rows.map(rounded), undefined, 2);

/** The pairs as comma-separated values with a line of titles. */
export function toCsv(rows: readonly ContrastRow[]): string {
  const columns = [
    "theme",
    "foreground",
    "background",
    "kind",
    "ratio",
    "required",
    "apca",
    "level",
    "isDeclared",
    "count",
  ] as const;
  return [columns.join(","), ...rows.map(rounded).map((row) => columns.map((name) => row[name]).join(","))].join(
    "\r\n",
  );
}
