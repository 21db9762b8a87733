import type { Config } from "tailwindcss";
import { cssVariable } from "./src/lib/theme/css-variable.ts";
import base from "./tokens/base.tokens.json" with { type: "json" };
import semantic from "./tokens/semantic.tokens.json" with { type: "json" };
import typography from "./tokens/typography.tokens.json" with { type: "json" };

type Group = Record<string, unknown>;
type Length = { $value: { value: number } };

/** The names of the tokens of one group, without its `$` members. */
const names = (group: Group) => Object.keys(group).filter((name) => !name.startsWith("$"));

const variable = (token: string) => `var(${cssVariable(token)})`;

/** The tokens of a group by name, each with its custom property. */
const variables = (group: Group, path: string) =>
  Object.fromEntries(names(group).map((name) => [name, variable(`${path}.${name}`)]));

/** Breakpoints by value, since media queries cannot read custom properties. */
const screens = Object.fromEntries(
  names(base.breakpoint).map((name) => {
    const { value, unit } = base.breakpoint[name as "sm"].$value;
    return [name, `${value}${unit}`];
  }),
);

/** The window widths at which fluid sizes begin to grow, are as large as on a desktop, and end, in rem. */
const [narrow, desktop, wide] = [320 / 16, base.breakpoint.lg.$value.value, base.breakpoint.xl.$value.value];

/** A length that grows with the window from one size to another, and beyond both: https://utopia.fyi/type/calculator/ */
function growing([from, min]: readonly [number, number], [to, max]: readonly [number, number]) {
  const slope = (max - min) / (to - from);
  return `${(min - slope * from).toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw`;
}

/** A font size that grows with the window and the visitor's text size. */
function fluid(name: keyof typeof base.font.size) {
  const step: { min: Length; max: Length; wide?: Length } = base.font.size[name as "body"];
  const [min, max, last] = [step.min.$value.value, step.max.$value.value, step.wide?.$value.value];
  const grown = growing([narrow, min], [desktop, max]);
  const size = min === max ? `${min}rem` : `clamp(${min}rem, ${grown}, ${max}rem)`;
  if (last === undefined) return size;
  // nothing until the window is wider than a desktop
  return `calc(${size} + clamp(0rem, ${growing([desktop, 0], [wide, last - max])}, ${(last - max).toFixed(4)}rem))`;
}

/** A length relative to the font size, from a token that is a number. */
const ems = (token: string) => `calc(${variable(token)} * 1em)`;

/** The token that a reference names: `{font.line.body}` is `font.line.body`. */
const referenced = (reference: string) => reference.slice(1, -1);

/** A step of the type scale with the line height and the letter spacing of its text style. */
function text(name: keyof typeof base.font.size): [string, Record<string, string>] {
  const { $value, $extensions } = typography.typography[name as "body"].max;
  return [
    fluid(name),
    {
      lineHeight: variable(referenced($value.lineHeight)),
      letterSpacing: ems(referenced($extensions["com.korvane.tracking"])),
    },
  ];
}

const { bg, text: textColor, border, focus } = semantic.color;
const whole = (parts: number) => `round(down, 100%, ${parts}px)`;
const sizes = variables(base.size, "size");
const space = variables(base.space, "space");
const fills = { ...variables(bg, "color.bg"), transparent: "transparent", current: "currentColor" };
const marks = { ...variables(textColor, "color.text"), ...variables(border, "color.border"), current: "currentColor" };

/**
 * Tailwind's default theme, replaced: every utility is named for a token.
 * Values are custom properties, so a change of theme needs no second set of classes.
 */
export default {
  content: [],
  theme: {
    screens,
    backgroundColor: fills,
    textColor: variables(textColor, "color.text"),
    borderColor: { ...variables(border, "color.border"), transparent: "transparent", current: "currentColor" },
    outlineColor: variables(focus, "color.focus"),
    fill: { ...fills, ...marks },
    stroke: { ...marks, sunken: variable("color.bg.sunken") },
    textDecorationColor: marks,
    accentColor: { action: variable("color.bg.action") },
    spacing: { ...space, ...sizes },
    inset: {
      ...space,
      auto: "auto",
      full: "100%",
      half: "50%",
      header: variable("size.header"),
      topbar: variable("size.topbar"),
    },
    margin: { ...space, auto: "auto" },
    borderWidth: {
      ...variables(base["border-width"], "border-width"),
      ...variables(semantic["border-width"], "border-width"),
    },
    outlineWidth: variables(base["border-width"], "border-width"),
    outlineOffset: space,
    textUnderlineOffset: space,
    textDecorationThickness: variables(base["border-width"], "border-width"),
    borderRadius: variables(base.radius, "radius"),
    boxShadow: { ...variables(base.shadow, "shadow"), none: "none" },
    fontFamily: variables(base.font.family, "font.family"),
    fontWeight: variables(base.font.weight, "font.weight"),
    fontSize: Object.fromEntries(
      names(base.font.size).map((name) => [name, text(name as keyof typeof base.font.size)]),
    ),
    lineHeight: variables(base.font.line, "font.line"),
    letterSpacing: Object.fromEntries(names(base.font.tracking).map((name) => [name, ems(`font.tracking.${name}`)])),
    transitionDuration: variables(base.duration, "duration"),
    transitionDelay: variables(base.duration, "duration"),
    transitionTimingFunction: variables(base.easing, "easing"),
    transitionProperty: {
      colors: "color, background-color, border-color, text-decoration-color, fill, stroke",
      opacity: "opacity",
      transform: "transform, translate, scale, rotate",
      shadow: "box-shadow",
      width: "width",
    },
    zIndex: variables(base.layer, "layer"),
    gridTemplateRows: {
      // a cell across the first two rows makes the second one higher
      "second-grows": "auto 1fr",
    },
    gridTemplateColumns: {
      "1": "repeat(1, minmax(0, 1fr))",
      "2": "repeat(2, minmax(0, 1fr))",
      "3": "repeat(3, minmax(0, 1fr))",
      "4": "repeat(4, minmax(0, 1fr))",
      "12": "repeat(12, minmax(0, 1fr))",
      cards: `repeat(auto-fill, minmax(min(${variable("size.card")}, 100%), 1fr))`,
      sidebar: `minmax(0, 1fr) ${variable("size.sidebar")}`,
      "sidebar-left": `${variable("size.sidebar")} minmax(0, 1fr)`,
      "contents-text": `minmax(0, 1fr) minmax(0, ${variable("size.prose")})`,
      "contents-text-sidebar": `minmax(0, 1fr) minmax(0, ${variable("size.prose")}) minmax(0, 1fr)`,
    },
    aspectRatio: { ...variables(base["aspect-ratio"], "aspect-ratio"), auto: "auto" },
    brightness: variables(semantic.brightness, "brightness"),
    opacity: variables(base.opacity, "opacity"),
    maxHeight: { ...sizes, full: "100%", screen: "100dvh" },
    maxWidth: { ...space, ...sizes, full: "100%", none: "none" },
    minHeight: { ...space, ...sizes, full: "100%", screen: "100dvh" },
    /** The full width, rounded down to whole pixels per part. */
    width: { ...space, ...sizes, halves: whole(2), thirds: whole(3), quarters: whole(4) },
    minWidth: { ...space, ...sizes, full: "100%" },
    objectPosition: {
      center: "center",
      left: "left",
      right: "right",
      top: "top",
      bottom: "bottom",
      "bottom-right": "right bottom",
      "top-right": "right top",
      subject: "68% 50%",
      upper: "50% 28%",
    },
    scale: variables(base.scale, "scale"),
  },
} satisfies Config;
