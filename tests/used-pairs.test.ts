// @vitest-environment node
import { describe, expect, test } from "vitest";
import { type ColorValue, composite, requiredRatio, wcagContrast } from "#tools/tokens/contrast.ts";
import { readTokens, themeNames } from "#tools/tokens/read-tokens.ts";
import usedPairs from "../stories/tokens/used-pairs.json";
import { undeclaredPairs, type UsedPair } from "../stories/tokens/used-pairs.ts";

const pairs = usedPairs as readonly UsedPair[];
const { resolver } = await readTokens();

describe("the pairs of colors that stories show", () => {
  test("were collected from all kinds of stories", () => {
    const ids = usedPairs.flatMap(({ stories }) => stories);
    for (const kind of ["pages-", "sections-", "ui-"])
      expect(
        ids.some((id) => id.startsWith(kind)),
        kind,
      ).toBe(true);
    expect(new Set(pairs.map(({ state }) => state))).toEqual(new Set(["rest", "hover", "focus"]));
    expect(pairs.length).toBeGreaterThan(40);
  });

  test("have the color that a focus ring really has: the skip link's is inside, in the color of its text", () => {
    expect(pairs).toContainEqual(
      expect.objectContaining({ foreground: "color.text.on-action", background: "color.bg.action", state: "focus" }),
    );
  });

  test("are declared by their tokens", () => {
    expect(undeclaredPairs(pairs)).toEqual([]);
  });

  test.each(themeNames)("have the contrast they need in the theme %s", (theme) => {
    const tokens = resolver.apply({ theme });
    const value = (name: string) => {
      const token = tokens[name];
      if (token?.$type !== "color") throw new Error(`${name} does not exist: run npm run tokens -- pairs`);
      return token.$value as ColorValue;
    };
    const weak = pairs.filter(({ foreground, background, kind, opacity }) => {
      const [top, bottom] = [value(foreground), value(background)];
      const shown = composite({ ...top, alpha: (top.alpha ?? 1) * opacity }, bottom);
      return wcagContrast(shown, bottom) < requiredRatio(theme, kind);
    });
    expect(weak).toEqual([]);
  });
});
