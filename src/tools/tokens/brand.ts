import Color from "colorjs.io";
import { measure, ownPalette, type Palette, type Rule } from "#tools/tokens/brand-rules.ts";
import { colorOf, type ColorValue, formatColor } from "#tools/tokens/contrast.ts";
import type { Tree } from "#tools/tokens/token-tree.ts";

const round = (part: number) => Math.round(part * 255) / 255;

/** A color of sRGB in 8 bits; a chroma outside of its gamut becomes smaller, with the same lightness and hue. */
function colorAt(lightness: number, chroma: number, hue: number): ColorValue {
  const { coords } = new Color("oklch", [lightness, chroma, hue]).to("srgb").toGamut({ method: "raytrace" });
  return { components: coords.map((part) => round(part ?? 0)) };
}

const oklch = (value: ColorValue) => {
  const [lightness, chroma, hue] = colorOf(value).to("oklch").coords;
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 };
};

/** The OKLCH lightness at which a hue and a chroma have a relative luminance. */
function lightnessOf(wanted: number, chroma: number, hue: number): number {
  let [low, high] = [0, 1];
  while (high - low > 0.002) {
    const middle = (low + high) / 2;
    if (colorOf(colorAt(middle, chroma, hue)).luminance < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** So much more than required holds also for the four decimals of a token file. */
const margin = 1.001;

/** The groups of the palette that a brand replaces, and of these the ones that keep their luminance and get its hue. */
const derived = /^(?:ink|paper|slate|accent|highlight)\./;
const neutrals = /^(?:ink|paper|slate)\./;

/** How far a color on hover is from the color at rest, in OKLCH lightness; very dark colors become lighter. */
const hoverStep = 0.06;
const onHover = (rest: number) => (rest < 0.3 ? rest + 2 * hoverStep : rest - hoverStep);

function parseAccent(accent: string): Color {
  const color = Color.try(accent);
  if (!color) throw new Error(`'${accent}' is no color: write one as in CSS, for instance "#0a7f5a".`);
  if (color.alpha < 1) throw new Error(`'${accent}' is transparent: write an opaque color, such as "#0a7f5a".`);
  return color.to("srgb").toGamut();
}

/**
 * The palette of a brand. Ink, paper and slate keep their luminance and get its hue; each step of the accent, and the highlight,
 * is the color that is nearest to its target and keeps every rule. The target of 500 and 600 is the color itself.
 *
 * @param accent a color of CSS
 * @throws Error for another text
 */
export function brandPalette(accent: string, rules: readonly Rule[]): Palette {
  const seed: ColorValue = { components: parseAccent(accent).coords.map((part) => round(part ?? 0)) };
  const { lightness, chroma, hue } = oklch(seed);
  const palette = new Map([...ownPalette].filter(([name]) => !derived.test(name)));
  // The differences, which take longest, are measured last.
  const distinctRules = [
    ...new Map(rules.map((rule) => [`${rule.required} ${rule.palette.join(" ")}`, rule])).values(),
  ];
  distinctRules.sort((a, b) => Number(a.kind === "difference") - Number(b.kind === "difference"));
  const keepLuminance = (name: string, ownChroma: number) =>
    lightnessOf(colorOf(ownPalette.get(name) ?? seed).luminance, ownChroma, hue);
  /** Sets a step to the first color that keeps its rules with the colors that are already there, or else to the first. */
  const setStep = (name: string, colors: Iterable<ColorValue>): ColorValue => {
    const own = distinctRules.flatMap(({ kind, palette: pair, required }) => {
      const other = pair.includes(name) && palette.get(pair[0] === name ? pair[1] : pair[0]);
      return other ? [{ kind, other, required }] : [];
    });
    let first: ColorValue | undefined;
    for (const color of colors) {
      first ??= color;
      if (!own.every(({ kind, other, required }) => measure(kind, color, other) >= required * margin)) continue;
      first = color;
      break;
    }
    palette.set(name, first ?? seed);
    return first ?? seed;
  };
  for (const [name, color] of ownPalette) {
    if (!neutrals.test(name)) continue;
    const tints = [1, 0.5, 0].map((part) => part * Math.min(oklch(color).chroma, chroma));
    setStep(
      name,
      tints.map((tint) => colorAt(keepLuminance(name, tint), tint, hue)),
    );
  }
  function* near(target: number) {
    for (let distance = 0; distance < 1; distance += 0.01)
      for (const l of [target - distance, target + distance]) if (l >= 0 && l <= 1) yield colorAt(l, chroma, hue);
  }
  setStep("accent.500", near(lightness));
  for (const ground of ["", "-on-ink"]) {
    const rest = oklch(setStep(`accent.600${ground}`, near(lightness))).lightness;
    setStep(`accent.700${ground}`, near(onHover(rest)));
  }
  setStep("accent.300", near(Math.max(lightness, keepLuminance("accent.300", chroma))));
  for (const name of ["accent.900", "highlight.400"]) setStep(name, near(keepLuminance(name, chroma)));
  return palette;
}

/** The largest radius of controls in pixels: beyond it, a checkbox looks like a radio button. */
export const maxRadius = 8;

/** The choices of a brand. */
export interface Brand {
  name: string;
  /** A color of CSS. */
  accent: string;
  /** The radius of controls in pixels; that of cards is twice, and that of frames four times as large. */
  radius?: number | undefined;
}

/** The tokens of `base.tokens.json` that a brand replaces, as a DTCG file. */
export function brandFile({ name, accent, radius }: Brand, palette: Palette): Tree {
  const steps: Record<string, Tree> = {};
  for (const [path, value] of palette) {
    if (ownPalette.get(path) === value) continue;
    const [group = "", step = ""] = path.split(".");
    const components = value.components.map((part) => Number(part.toFixed(4)));
    (steps[group] ??= {})[step] = { $value: { colorSpace: "srgb", components, hex: formatColor(value) } };
  }
  const corners = Object.entries({ control: 1, card: 2, frame: 4 }).map(([corner, factor]) => [
    corner,
    { $value: { value: (radius ?? 0) * factor, unit: "px" } },
  ]);
  return {
    $description: `The brand ${name}, from ${accent}: the tokens of base.tokens.json that it replaces.`,
    palette: { $type: "color", ...steps },
    ...(radius !== undefined && { radius: { $type: "dimension", ...Object.fromEntries(corners) } }),
  };
}
