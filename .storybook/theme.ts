import { create } from "storybook/theming";
import base from "#tokens/base.tokens.json";

const { ink, paper, orange, slate, plain } = base.palette;
const { family } = base.font;
const control = base.radius.control.$value.value;

/** Storybook's interface in the light theme, by value, since its theme accepts no custom properties. */
export const korvane = create({
  base: "light",
  brandTitle: "Korvane",
  brandUrl: "./",
  fontBase: family.sans.$value.join(", "),
  fontCode: family.mono.$value.join(", "),
  colorPrimary: orange[600].$value.hex,
  colorSecondary: ink[700].$value.hex,
  appBg: paper[100].$value.hex,
  appContentBg: plain.white.$value.hex,
  appPreviewBg: paper[50].$value.hex,
  appBorderColor: paper[200].$value.hex,
  appBorderRadius: control,
  barBg: paper[50].$value.hex,
  barTextColor: slate[600].$value.hex,
  barHoverColor: orange[700].$value.hex,
  barSelectedColor: orange[700].$value.hex,
  textColor: ink[900].$value.hex,
  textMutedColor: slate[500].$value.hex,
  inputBg: plain.white.$value.hex,
  inputBorder: slate[500].$value.hex,
  inputBorderRadius: control,
  inputTextColor: ink[900].$value.hex,
});
