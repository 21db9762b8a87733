import { create, type ThemeVars } from "storybook/theming";
import type { Theme } from "#lib/theme/theme.ts";
import base from "#tokens/base.tokens.json";
import contrast from "#tokens/contrast.tokens.json";
import dark from "#tokens/dark.tokens.json";
import semantic from "#tokens/semantic.tokens.json";

type Color = string | { hex: string };
type Group = Record<string, Record<string, { $value: Color } | string>>;

const { family } = base.font;
const control = base.radius.control.$value.value;

/** The hexadecimal value of a palette color, from a reference such as `{palette.ink.900}`. */
function paletteHex(reference: string): string {
  const [, hue = "", step = ""] = /^\{palette\.([^.]+)\.([^}]+)\}$/.exec(reference) ?? [];
  const color = (base.palette as unknown as Group)[hue]?.[step];
  if (typeof color !== "object" || typeof color.$value !== "object")
    throw new Error(`${reference} is no palette color`);
  return color.$value.hex;
}

/** A function that returns a semantic color of one theme, such as `bg.page`. */
const colorsOf = (theme: { color: unknown }) => (name: `${string}.${string}`) => {
  const [group = "", own = ""] = name.split(".");
  const token = (theme.color as Group)[group]?.[own] ?? (semantic.color as unknown as Group)[group]?.[own];
  if (typeof token !== "object") throw new Error(`color.${name} is no token`);
  return typeof token.$value === "string" ? paletteHex(token.$value) : token.$value.hex;
};

/**
 * Storybook's interface in one theme, by value, since its theme accepts no custom properties. `secondary` is the color of
 * links, and in dark themes, darkened by 18 %, of the selected item with white text.
 */
function storybookTheme(
  scheme: "light" | "dark",
  theme: { color: unknown },
  secondary: `${string}.${string}`,
): ThemeVars {
  const color = colorsOf(theme);
  return create({
    base: scheme,
    brandTitle: "Korvane",
    brandUrl: "./",
    fontBase: family.sans.$value.join(", "),
    fontCode: family.mono.$value.join(", "),
    colorPrimary: color("bg.action"),
    colorSecondary: color(secondary),
    appBg: color("bg.sunken"),
    appContentBg: color("bg.raised"),
    appHoverBg: color("bg.secondary-hover"),
    appPreviewBg: color("bg.page"),
    appBorderColor: color("border.hairline"),
    appBorderRadius: control,
    barBg: color("bg.raised"),
    barTextColor: color("text.secondary"),
    barHoverColor: color("text.accent"),
    barSelectedColor: color("text.accent"),
    textColor: color("text.primary"),
    textInverseColor: color("bg.raised"),
    textMutedColor: color("text.secondary"),
    buttonBg: color("bg.raised"),
    buttonBorder: color("border.control"),
    booleanBg: color("bg.sunken"),
    booleanSelectedBg: color("bg.raised"),
    inputBg: color("bg.raised"),
    inputBorder: color("border.control"),
    inputBorderRadius: control,
    inputTextColor: color("text.primary"),
  });
}

/** Storybook's interface in the themes of the site. */
export const storybookThemes: Readonly<Record<Theme, ThemeVars>> = {
  light: storybookTheme("light", semantic, "text.link"),
  dark: storybookTheme("dark", dark, "border.control"),
  contrast: storybookTheme("light", contrast, "text.link"),
};

/** The theme that the toolbar has selected, from Storybook's globals. */
export const selectedTheme = (globals: Record<string, unknown> | undefined): Theme => {
  const name = globals?.["theme"];
  return typeof name === "string" && name in storybookThemes ? (name as Theme) : "light";
};
