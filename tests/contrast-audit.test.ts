// @vitest-environment node
import { describe, expect, test } from "vitest";
import {
  type ColorToken,
  type ColorValue,
  contrastErrors,
  type Pair,
  pairsOf,
  wcagContrast,
} from "#tools/tokens/contrast.ts";
import { readTokens, themeNames } from "#tools/tokens/read-tokens.ts";

const { resolver } = await readTokens();

/** The colors of a theme, each with the palette color that it refers to. */
const colorsOf = (theme: string) =>
  new Map(
    Object.values(resolver.apply({ theme })).flatMap(({ id, $type, $value, $extensions, aliasOf }) =>
      $type === "color"
        ? [
            [
              id,
              { value: $value, alias: aliasOf, contrast: $extensions?.["com.korvane.contrast"] } as ColorToken,
            ] as const,
          ]
        : [],
    ),
  );

/** Colors that no pair depends on, with the reason. */
const withoutPair: Record<string, string> = {
  "color.bg.accent": "Large decorative shapes.",
  "color.bg.hero-shade": "A gradient into the surface on which text is measured.",
  "color.bg.scrim": "Lies over the page; dialogs on it have a surface of their own.",
  "color.border.hairline": "Dividing lines are decorative.",
  "color.border.on-inverse": "Dividing lines are decorative.",
};

/** The smallest change of a color towards another that takes their contrast below a limit. */
function justBroken(value: ColorValue, other: ColorValue, required: number): ColorValue {
  const at = (share: number): ColorValue => ({
    components: value.components.map((part, index) => part + ((other.components[index] ?? 0) - part) * share),
  });
  let [intact, broken] = [0, 1];
  for (let step = 0; step < 12; step++) {
    const middle = (intact + broken) / 2;
    if (wcagContrast(at(middle), other) < required) broken = middle;
    else intact = middle;
  }
  return at(broken);
}

type Change = { theme: string; token: string; pair: string; isReported: boolean };

/** The colors of a theme after one of them, and each that refers to it, has another value. */
const changed = (colors: ReadonlyMap<string, ColorToken>, name: string, value: ColorValue) =>
  new Map([...colors].map(([id, token]) => [id, id === name || token.alias === name ? { ...token, value } : token]));

/** Every color of a pair, semantic and in the palette, changed just enough to break the pair, one at a time. */
function changesOf(theme: string): Change[] {
  const colors = colorsOf(theme);
  const value = (name: string) => colors.get(name)?.value ?? { components: [] };
  const sides = ({ foreground, background }: Pair) => [
    [foreground, background] as const,
    [background, foreground] as const,
  ];
  return pairsOf(theme, colors).flatMap((pair) =>
    sides(pair).flatMap(([name, other]) =>
      [name, colors.get(name)?.alias].flatMap((token): Change[] => {
        if (!token) return [];
        const after = changed(colors, token, justBroken(value(name), value(other), pair.required));
        const errors = contrastErrors(pairsOf(theme, after));
        const isReported = errors.some((error) => error.split(/[\s,()]+/).includes(token));
        return [{ theme, token, pair: `${pair.foreground} on ${pair.background}`, isReported }];
      }),
    ),
  );
}

describe("the audit of the contrast test", () => {
  const changes = themeNames.flatMap((theme) => changesOf(theme));

  test("changes every color that a pair depends on, in each theme", () => {
    expect(changes.length).toBeGreaterThan(600);
    for (const theme of themeNames) {
      const all = [...colorsOf(theme)].flatMap(([name, { alias }]) => (alias ? [name, alias] : [name]));
      const tested = new Set(changes.filter((change) => change.theme === theme).map(({ token }) => token));
      const untested = [...new Set(all)].filter((name) => name.startsWith("color.") && !tested.has(name));
      expect(untested.toSorted()).toEqual(Object.keys(withoutPair).toSorted());
    }
  });

  test("finds at least 99 % of the changes reported by the name of the color", () => {
    const missed = changes.filter(({ isReported }) => !isReported);
    expect(1 - missed.length / changes.length, JSON.stringify(missed.slice(0, 5))).toBeGreaterThanOrEqual(0.99);
  });
});
