import { catalog } from "virtual:token-catalog";
import type { Theme } from "#lib/theme/themes.ts";
import { type ColorToken, type ColorValue, type Pair, pairsOf } from "#tools/tokens/contrast.ts";

const cache = new Map<Theme, Pair[]>();

/** The contrast of every declared pair of colors in one theme. */
export function contrastOf(theme: Theme): Pair[] {
  const pairs = cache.get(theme) ?? pairsOf(theme, colorsOf(theme));
  cache.set(theme, pairs);
  return pairs;
}

/** The colors of one theme with their contrast requirements. */
export const colorsOf = (theme: Theme): Map<string, ColorToken> =>
  new Map(
    catalog.tokens
      .filter(({ kind }) => kind === "color")
      .map(({ name, values, contrast }) => [name, { value: values[theme].value as ColorValue, contrast }]),
  );
