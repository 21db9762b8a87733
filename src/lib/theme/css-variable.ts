/** The prefix of every token's custom property, distinct from Tailwind's own names. */
const prefix = "--ds";

/** The custom property of a token: `color.bg.page` becomes `--ds-color-bg-page`. */
export const cssVariable = (token: string): string => `${prefix}-${token.replaceAll(".", "-")}`;
