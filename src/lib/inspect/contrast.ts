/** Red, green and blue from 0 to 1, and opacity. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Reads a computed color: `rgb()` and `rgba()` with bytes, `color(srgb …)` with fractions; undefined for other spaces. */
export function parseColor(text: string): Rgba | undefined {
  const [, space = "", rest = ""] = /^(rgba?|color)\((?:srgb )?([^)]*)\)$/.exec(text) ?? [];
  const [red, green, blue, alpha = 1] = (rest.match(/[\d.e+-]+/g) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined || /[a-z]{2}/.test(rest)) return undefined;
  const scale = space === "color" ? 1 : 255;
  return [red / scale, green / scale, blue / scale, alpha];
}

/** The visible color of `top` over an opaque `bottom`. */
export const compositeColors = (top: Rgba, bottom: Rgba): Rgba => {
  const mix = (at: 0 | 1 | 2) => top[at] * top[3] + bottom[at] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
};

const channel = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Rgba) =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrastRatio(first: Rgba, second: Rgba): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The luminance of APCA 0.0.98G-4g: https://github.com/Myndex/SAPC-APCA */
function apcaLuminance([red, green, blue]: Rgba): number {
  const linear = 0.2126729 * red ** 2.4 + 0.7151522 * green ** 2.4 + 0.072175 * blue ** 2.4;
  // oxlint-disable-next-line oxc/approx-constant -- an exponent that was fitted
  return linear < 0.022 ? linear + (0.022 - linear) ** 1.414 : linear;
}

/** The lightness contrast of APCA, up to 108; negative for light text on a dark surface. */
export function lightnessContrast(text: Rgba, surface: Rgba): number {
  const [front, back] = [apcaLuminance(text), apcaLuminance(surface)];
  if (Math.abs(back - front) < 0.0005) return 0;
  const contrast = back > front ? (back ** 0.56 - front ** 0.57) * 1.14 : (back ** 0.65 - front ** 0.62) * 1.14;
  if (Math.abs(contrast) < 0.1) return 0;
  return (contrast - Math.sign(contrast) * 0.027) * 100;
}

/** The level of WCAG 2 that a ratio reaches as text. */
export function contrastLevel(ratio: number, isLarge: boolean): "AAA" | "AA" | "below AA" {
  if (ratio >= (isLarge ? 4.5 : 7)) return "AAA";
  return ratio >= (isLarge ? 3 : 4.5) ? "AA" : "below AA";
}
