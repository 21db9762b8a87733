import Color from "colorjs.io";
import { colorOf, type ColorValue } from "#tools/tokens/contrast.ts";

/**
 * Complete color vision deficiencies as matrices over linear sRGB: Machado, Oliveira and Fernandes, "A Physiologically-based
 * Model for Simulation of Color Vision Deficiency", IEEE TVCG 15 (6), 2009, severity 1.0. Achromatopsia keeps the luminance
 * of Rec. 709. https://www.inf.ufrgs.br/~oliveira/pubs_files/CVD_Simulation/CVD_Simulation.html
 */
export const colorVision = {
  protanopia: {
    label: "Protanopia",
    description: "No red cones; about 1 % of men.",
    matrix: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
  },
  deuteranopia: {
    label: "Deuteranopia",
    description: "No green cones; about 1 % of men.",
    matrix: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  },
  tritanopia: {
    label: "Tritanopia",
    description: "No blue cones; fewer than 1 in 10,000 people.",
    matrix: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  },
  achromatopsia: {
    label: "Achromatopsia",
    description: "No color vision; about 1 in 30,000 people.",
    matrix: [
      [0.2126, 0.7152, 0.0722],
      [0.2126, 0.7152, 0.0722],
      [0.2126, 0.7152, 0.0722],
    ],
  },
} as const;

export type ColorVision = keyof typeof colorVision;
export const colorVisionNames = Object.keys(colorVision) as ColorVision[];

const clamp = (part: number) => Math.min(Math.max(part, 0), 1);

/** A color as it looks with a color vision deficiency; without one, the color itself. */
export function simulate(value: ColorValue, vision?: ColorVision): ColorValue {
  if (!vision) return value;
  const linear = colorOf(value).to("srgb-linear").coords;
  const seen = colorVision[vision].matrix.map((row) =>
    clamp(row.reduce((sum, factor, index) => sum + factor * (linear[index] ?? 0), 0)),
  );
  const { coords } = new Color("srgb-linear", [seen[0] ?? 0, seen[1] ?? 0, seen[2] ?? 0]).to("srgb");
  return { components: coords.map((part) => clamp(part ?? 0)) };
}

/** The difference of two opaque colors, ΔE2000: 1 is just visible, 10 is seen at a glance. */
export const colorDifference = (first: ColorValue, second: ColorValue): number =>
  colorOf(first).deltaE2000(colorOf(second));

/** Colors in CIELAB as they look with full color vision and with each deficiency. */
const seenColors = new WeakMap<ColorValue, readonly Color[]>();

function seenColorsOf(value: ColorValue): readonly Color[] {
  const known = seenColors.get(value);
  if (known) return known;
  const seen = [undefined, ...colorVisionNames].map((vision) => colorOf(simulate(value, vision)).to("lab"));
  seenColors.set(value, seen);
  return seen;
}

/** The difference of two opaque colors, ΔE2000, with the color vision for which it is least. */
export const smallestDifference = (first: ColorValue, second: ColorValue): number =>
  Math.min(...seenColorsOf(first).map((color, index) => color.deltaE2000(seenColorsOf(second)[index] ?? color)));

/** Colors that tell states or quantities apart, with the place where they meet. */
export const distinctColors: readonly (readonly [first: string, second: string, where: string])[] = [
  ["color.text.error", "color.text.warning", "Messages and toasts"],
  ["color.text.error", "color.text.success", "Messages and toasts"],
  ["color.text.warning", "color.text.success", "Messages and toasts"],
  ["color.border.error", "color.border.control", "Invalid and valid fields"],
  ["color.bg.mark", "color.bg.page", "The filled and the empty part of a meter"],
  ["color.text.on-inverse", "color.text.on-inverse-accent", "The two kinds of cities on the map"],
  ["color.bg.accent", "color.bg.page", "The filled and the empty stars of a rating"],
];

/** Two colors that are closer in some theme, with what tells them apart instead, and the story that proves it. */
type DistinctShape = { first: string; second: string; where: string; shape: string; story: string };

/** Colors that need no difference, because shape or text tells them apart. */
export const distinctShapes: readonly DistinctShape[] = [
  {
    first: "color.bg.accent",
    second: "color.border.control",
    where: "The current and the other dots of a carousel",
    shape: "The dot of the current slide is filled, and more than twice as long.",
    story: "ui-carousel-dots--current-dot-is-longer",
  },
  {
    first: "color.bg.mark",
    second: "color.border.hairline",
    where: "The bar of a meter and its track",
    shape: "The bar is at least twice as thick as the track, and its percentage is written above it.",
    story: "ui-meter--bar-is-thicker-than-the-track",
  },
];

/** The least difference that is seen at a glance. */
export const leastDifference = 10;
