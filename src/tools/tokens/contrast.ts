import Color from "colorjs.io";
import { isTheme, themes } from "#lib/theme/themes.ts";

/** A color in the format of DTCG. */
export type ColorValue = { components: readonly number[]; alpha?: number | undefined; hex?: string | undefined };

/** The contrast that a color needs, as text or as part of a control, on these surfaces. */
export type ContrastRequirement = { kind?: "text" | "ui"; on?: readonly string[]; over?: readonly string[] };

/** A color as designers write it: `#C43F0C`, or `#070F1C at 72 %`. */
export function formatColor({ components, alpha = 1 }: ColorValue): string {
  const bytes = components.map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${bytes.join("").toUpperCase()}${alpha < 1 ? ` at ${Math.round(alpha * 100)} %` : ""}`;
}

/** A color token with the contrast that it needs. */
export type ColorToken = {
  value: ColorValue;
  contrast?: ContrastRequirement | undefined;
  /** The color of the palette that it refers to. */
  alias?: string | undefined;
};

/** The contrast of one color on one surface. */
export type Pair = {
  theme: string;
  foreground: string;
  /** The surface, followed by what lies below a translucent one. */
  background: string;
  kind: "text" | "ui";
  ratio: number;
  required: number;
};

/** The ratios of WCAG 2.2, 1.4.3 and 1.4.11; a theme of high contrast uses 1.4.6, raised alike for controls. */
export const requiredRatio = (theme: string, kind: "text" | "ui") => {
  const minimum = isTheme(theme) && themes[theme].isHighContrast ? { text: 7, ui: 4.5 } : { text: 4.5, ui: 3 };
  return minimum[kind];
};

/** The visible color of `top` over an opaque `bottom`. */
export function composite(top: ColorValue, bottom: ColorValue): ColorValue {
  const alpha = top.alpha ?? 1;
  return {
    components: top.components.map((part, index) => part * alpha + (bottom.components[index] ?? 0) * (1 - alpha)),
  };
}

/** A color of sRGB for calculations, without its transparency. */
export const colorOf = ({ components: [r = 0, g = 0, b = 0] }: ColorValue) => new Color("srgb", [r, g, b]);

/** The contrast ratio of WCAG 2 between two opaque colors, from 1 to 21. */
export const wcagContrast = (first: ColorValue, second: ColorValue): number =>
  colorOf(first).contrastWCAG21(colorOf(second));

/** The lightness contrast of APCA, up to 108; negative for light text on a dark surface. */
export const apcaContrast = (text: ColorValue, surface: ColorValue): number =>
  colorOf(surface).contrastAPCA(colorOf(text));

/**
 * Every declared pair of one theme with its ratio. Surfaces are named without `color.`.
 *
 * @throws Error when a surface does not exist, or a translucent one does not declare what lies below it
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
    if (!contrast?.over?.length) throw new Error(`${theme}: color.${name} is translucent and has no "over"`);
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
        ratio: wcagContrast(ground.value, composite(value, ground.value)),
        required: requiredRatio(theme, kind),
      })),
    );
  });
}
