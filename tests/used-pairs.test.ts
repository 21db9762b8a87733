// @vitest-environment node
import { describe, expect, test } from "vitest";
import { type ColorValue, composite, requiredRatio, wcagContrast } from "#tools/tokens/contrast.ts";
import { readTokens, themeNames } from "#tools/tokens/read-tokens.ts";
import usedPairs from "../stories/tokens/used-pairs.json";
import { undeclaredPairs, type UsedPair } from "../stories/tokens/used-pairs.ts";

const pairs = usedPairs as readonly UsedPair[];
const { resolver } = await readTokens();

/** An error for each pair with less contrast than its kind needs. */
function weakPairs(list: readonly UsedPair[], theme: string, value: (name: string) => ColorValue): string[] {
  return list.flatMap(({ foreground, background, kind, opacity }) => {
    const [top, bottom] = [value(foreground), value(background)];
    const ratio = wcagContrast(composite({ ...top, alpha: (top.alpha ?? 1) * opacity }, bottom), bottom);
    return ratio < requiredRatio(theme, kind) ? [`${foreground} on ${background}: ${ratio.toFixed(2)}`] : [];
  });
}

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
    expect(weakPairs(pairs, theme, value)).toEqual([]);
  });

  test("and one without a declaration, or with too little contrast, is found", () => {
    const pair: UsedPair = {
      foreground: "color.text.secondary",
      background: "color.bg.image",
      kind: "text",
      state: "rest",
      opacity: 1,
    };
    expect(undeclaredPairs([pair])[0]).toContain("color.text.secondary (text, rest) is used on color.bg.image");
    const gray = () => ({ components: [0.5, 0.5, 0.5] });
    expect(weakPairs([pair], "light", gray)).toEqual(["color.text.secondary on color.bg.image: 1.00"]);
  });
});
