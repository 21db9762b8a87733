import Color from "colorjs.io";
import type { ColorValue, Pledge } from "./theme.ts";

/** What the rule needs to know of a color token. */
export type ColorToken = { value: ColorValue; contrast?: Pledge | undefined };

/** One color on one surface, measured. */
export type Pair = {
  theme: string;
  foreground: string;
  /** The surface; of one that lets through, also what it lies over. */
  background: string;
  kind: "text" | "ui";
  ratio: number;
  needed: number;
};

/** WCAG 2.2, 1.4.3 and 1.4.11; the high-contrast theme keeps 1.4.6, and as much more for controls. */
const needed = (theme: string, kind: "text" | "ui") => {
  const least = theme === "contrast" ? { text: 7, ui: 4.5 } : { text: 4.5, ui: 3 };
  return least[kind];
};

/** What the eye gets when `top` lies over an opaque `bottom`. */
function composite(top: ColorValue, bottom: ColorValue): ColorValue {
  const alpha = top.alpha ?? 1;
  return {
    components: top.components.map((part, index) => part * alpha + (bottom.components[index] ?? 0) * (1 - alpha)),
  };
}

const color = ({ components: [r = 0, g = 0, b = 0] }: ColorValue) => new Color("srgb", [r, g, b]);

/**
 * Every declared pair of one theme with its ratio. Names in a pledge are relative to `color.`.
 *
 * @throws Error when a pledge names a surface that does not exist, or a surface lets through and does not say over what
 */
export function pairsOf(theme: string, tokens: ReadonlyMap<string, ColorToken>): Pair[] {
  const find = (name: string, from: string) => {
    const token = tokens.get(`color.${name}`);
    if (!token) throw new Error(`${theme}: ${from} names color.${name}, which does not exist`);
    return token;
  };
  const grounds = (name: string, from: string): { label: string; value: ColorValue }[] => {
    const { value, contrast } = find(name, from);
    if ((value.alpha ?? 1) === 1) return [{ label: `color.${name}`, value }];
    if (!contrast?.over?.length) throw new Error(`${theme}: color.${name} lets through and does not declare over what`);
    return contrast.over.flatMap((below) =>
      grounds(below, `color.${name}`).map((ground) => ({
        label: `color.${name} over ${ground.label}`,
        value: composite(value, ground.value),
      })),
    );
  };
  return [...tokens].flatMap(([foreground, { value, contrast }]) => {
    const kind = contrast?.kind;
    if (!kind) return [];
    return (contrast.on ?? []).flatMap((surface) =>
      grounds(surface, foreground).map((ground) => ({
        theme,
        foreground,
        background: ground.label,
        kind,
        ratio: color(ground.value).contrastWCAG21(color(composite(value, ground.value))),
        needed: needed(theme, kind),
      })),
    );
  });
}

/** The pairs that fall short, each in words that say by how much. */
export const shortfalls = (pairs: readonly Pair[]): string[] =>
  pairs
    .filter(({ ratio, needed: least }) => ratio < least)
    .map(
      ({ theme, foreground, background, kind, ratio, needed: least }) =>
        `${theme}: ${foreground} (${kind}) on ${background} has ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, needed ${least}:1`,
    );
