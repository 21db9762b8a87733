// @vitest-environment node
import { readFileSync } from "node:fs";
import path from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";
import { describe, expect, test } from "vitest";
import {
  colorDifference,
  colorVisionNames,
  distinctColors,
  distinctShapes,
  leastDifference,
  simulate,
} from "#tools/tokens/color-vision.ts";
import type { ColorValue } from "#tools/tokens/contrast.ts";
import { readTokens, themeNames } from "#tools/tokens/read-tokens.ts";

const { resolver } = await readTokens();
const red = { components: [1, 0, 0] };

describe("the simulation", () => {
  test.each(colorVisionNames)("%s keeps white, black and gray", (vision) => {
    for (const level of [0, 0.5, 1])
      for (const part of simulate({ components: [level, level, level] }, vision).components)
        expect(part).toBeCloseTo(level, 2);
  });

  test("agrees with the published example of Machado et al.: red with protanopia is a dark yellow", () => {
    const [r = 0, g = 0, b = 0] = simulate(red, "protanopia").components;
    expect([r, g, b].map((part) => Math.round(part * 255))).toEqual([109, 95, 0]);
  });
});

describe.each(themeNames)("in the theme %s", (theme) => {
  const tokens = resolver.apply({ theme });
  const value = (name: string) => {
    const token = tokens[name];
    if (token?.$type !== "color") throw new Error(`${name} is no color`);
    return token.$value as ColorValue;
  };

  test.each(distinctColors)("%s and %s are apart with every color vision", (first, second) => {
    for (const vision of [undefined, ...colorVisionNames])
      expect(
        colorDifference(simulate(value(first), vision), simulate(value(second), vision)),
        vision ?? "full color vision",
      ).toBeGreaterThanOrEqual(leastDifference);
  });
});

test.each(distinctShapes)("$where are told apart by a shape that a story proves", ({ story }) => {
  const [, component = ""] = /^ui-(.+)--/.exec(story) ?? [];
  const file = path.resolve(import.meta.dirname, `../stories/ui/${component}.stories.tsx`);
  const { stories } = loadCsf(readFileSync(file, "utf8"), { makeTitle: (title) => title }).parse();
  expect(stories.map(({ id }) => id)).toContain(story);
});
