import { shownRatio } from "#lib/format/number.ts";
import type { Theme } from "#lib/theme/themes.ts";
import base from "#tokens/base.tokens.json" with { type: "json" };
import { smallestDifference } from "#tools/tokens/color-vision.ts";
import { type ColorValue, wcagContrast } from "#tools/tokens/contrast.ts";
import { tokensIn, type Tree } from "#tools/tokens/token-tree.ts";

/** The colors of a palette by name, such as `accent.600`. */
export type Palette = ReadonlyMap<string, ColorValue>;

/** The palette of a token file, in which a step may refer to another. */
export function paletteIn(tree: Tree): Palette {
  const tokens = new Map(tokensIn(tree));
  const valueOf = (value: unknown): ColorValue => {
    const [, target] = /^\{palette\.(.+)\}$/.exec(String(value)) ?? [];
    return target ? valueOf(tokens.get(target)?.$value) : (value as ColorValue);
  };
  return new Map([...tokens].map(([name, { $value }]) => [name, valueOf($value)]));
}

/** The palette of the site. */
export const ownPalette = paletteIn(base.palette);

/** What two colors of the palette must have where two semantic colors meet: a contrast, or a difference in every color vision. */
export interface Rule {
  theme: Theme;
  surface: string;
  kind: "text" | "ui" | "difference";
  foreground: string;
  background: string;
  /** The colors of the palette that they refer to. */
  palette: readonly [first: string, second: string];
  required: number;
}

/** What two colors have of what a rule requires: the ratio, or the least difference in any color vision. */
export const measure = (kind: Rule["kind"], first: ColorValue, second: ColorValue) =>
  kind === "difference" ? smallestDifference(first, second) : wcagContrast(first, second);

/** A rule with what a palette has of it. */
export type Measured = Rule & { value: number };

/** Every rule with what a palette has of it, the least first. */
export function measureRules(rules: readonly Rule[], palette: Palette): Measured[] {
  const known = new Map<string, number>();
  const valueOf = ({ kind, palette: [first, second] }: Rule) => {
    const [a, b] = [palette.get(first), palette.get(second)];
    if (!a || !b) throw new Error(`The palette has no ${a ? second : first}`);
    const key = `${kind === "difference"} ${first} ${second}`;
    const value = known.get(key) ?? measure(kind, a, b);
    known.set(key, value);
    return value;
  };
  return rules
    .map((rule) => ({ ...rule, value: valueOf(rule) }))
    .toSorted((a, b) => a.value / a.required - b.value / b.required);
}

/** An error message for each rule that a palette breaks. */
export const brandErrors = (measured: readonly Measured[]): string[] =>
  measured
    .filter(({ value, required }) => value < required)
    .map(({ theme, surface, kind, foreground, background, palette, value, required }) => {
      const place = `${theme}${surface === "page" ? "" : `, surface ${surface}`}: ${foreground} (${palette[0]})`;
      const shown = shownRatio(value);
      return kind === "difference"
        ? `${place} and ${background} (${palette[1]}) differ by ΔE ${shown} in some color vision, required ${required}`
        : `${place} on ${background} (${palette[1]}) has ${shown}:1 as ${kind}, required ${required}:1`;
    });
