import { create, type ThemeVars } from "storybook/theming";
import { isTheme, type Theme, themes } from "#lib/theme/themes.ts";
import base from "#tokens/base.tokens.json";

declare global {
  interface Window {
    /** The hexadecimal values of the colors of each theme, such as `color.bg.page`, which `main.ts` writes into the page. */
    themeColors: Record<Theme, Record<string, string>>;
  }
}

const { family } = base.font;
const control = base.radius.control.$value.value;

/**
 * Storybook's interface in a theme of the site, by value, since its theme accepts no custom properties. `colorSecondary` is
 * the color of links, and in dark themes, darkened by 18 %, of the selected item with white text.
 */
export function storybookTheme(theme: Theme): ThemeVars {
  const { scheme } = themes[theme];
  const color = (name: `${string}.${string}`, of = theme) => {
    const value = window.themeColors[of][`color.${name}`];
    if (!value) throw new Error(`color.${name} is no token`);
    return value;
  };
  return create({
    base: scheme,
    brandTitle: "Korvane",
    brandUrl: "./",
    fontBase: family.sans.$value.join(", "),
    fontCode: family.mono.$value.join(", "),
    colorPrimary: color("bg.action"),
    colorSecondary: scheme === "dark" ? color("border.control", "dark") : color("text.link"),
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

/** The theme that the toolbar has selected, from Storybook's globals. */
export const selectedTheme = (globals: Record<string, unknown> | undefined): Theme => {
  const name = globals?.["theme"];
  return isTheme(name) ? name : "light";
};
