// @vitest-environment node
import { describe, expect, test } from "vitest";
import { themeNames } from "#lib/theme/themes.ts";
import { type ColorToken, type Pair, pairsOf } from "#tools/tokens/contrast.ts";
import { colorsAmong, readTokens, surfaceTokens } from "#tools/tokens/read-tokens.ts";

const white = { components: [1, 1, 1] };
const black = { components: [0, 0, 0] };
const gray = { components: [0.5, 0.5, 0.5] };
const onPage = (kind: "text" | "ui") => ({ kind, on: ["bg.page"] });

/** A theme with a page and one color on it. */
const themeOf = (page: ColorToken["value"], foreground: ColorToken, more: [string, ColorToken][] = []) =>
  new Map<string, ColorToken>([["color.bg.page", { value: page }], ["color.text.primary", foreground], ...more]);

test.each([
  ["light", "text", 4.5],
  ["dark", "ui", 3],
  ["contrast", "ui", 4.5],
] as const)("in the theme %s, gray %s on white needs %d:1", (theme, kind, required) => {
  const tokens = themeOf(white, { value: gray, contrast: onPage(kind) });
  const [pair] = pairsOf(theme, tokens);
  expect(pair).toMatchObject({ foreground: "color.text.primary", background: "color.bg.page", required });
  expect(pair?.ratio).toBeCloseTo(3.98, 2);
});

test("a translucent color is measured as composited", () => {
  const faint = { value: { ...black, alpha: 0.5 }, contrast: onPage("text") };
  expect(pairsOf("light", themeOf(white, faint))[0]?.ratio).toBeCloseTo(3.98, 1);
});

test("a translucent surface is measured over everything below it", () => {
  const text = { value: black, contrast: { kind: "text" as const, on: ["bg.glass"] } };
  const glass = { value: { ...white, alpha: 0.5 }, contrast: { over: ["bg.page", "bg.dark"] } };
  const pairs = pairsOf(
    "light",
    themeOf(white, text, [
      ["color.bg.dark", { value: black }],
      ["color.bg.glass", glass],
    ]),
  );
  expect(pairs.map(({ background, ratio }) => [background, Math.round(ratio * 10) / 10])).toEqual([
    ["color.bg.glass over color.bg.page", 21],
    ["color.bg.glass over color.bg.dark", 5.3],
  ]);
});

const { resolver } = await readTokens();
const colorsIn = (theme: string, surface = "page") => colorsAmong(Object.values(resolver.apply({ theme, surface })));
const isFailing = ({ ratio, required }: Pair) => ratio < required;

/** Colors that no pair depends on, with the reason. */
const withoutPair: Record<string, string> = {
  "color.bg.accent": "Large decorative shapes.",
  "color.bg.grid": "Lines without meaning behind an object.",
  "color.bg.lamp": "Lies behind objects only.",
  "color.bg.numeral": "A figure without meaning behind an object.",
  "color.bg.scrim": "Lies over the page; dialogs on it have a surface of their own.",
  "color.border.band": "A line where backgrounds are one, which repeats what space and headings say.",
  "color.border.hairline": "Dividing lines are decorative.",
  "color.border.numeral-edge": "A figure without meaning behind an object.",
  "color.border.on-inverse": "Dividing lines are decorative.",
  "color.border.on-inverse-band": "The same on dark sections.",
};

describe.each(themeNames)("in the theme %s", (name) => {
  const pairs = pairsOf(name, colorsIn(name));

  test("every color is a part of a declared pair, or listed with a reason", () => {
    const paired = new Set(pairs.flatMap(({ foreground, background }) => [foreground, ...background.split(" over ")]));
    const unpaired = [...colorsIn(name).keys()].filter((color) => color.startsWith("color.") && !paired.has(color));
    expect(unpaired.toSorted()).toEqual(Object.keys(withoutPair));
  });

  test("every declared pair has the contrast it needs", () => {
    expect(pairs.length).toBeGreaterThan(50);
    expect(pairs.filter(isFailing)).toEqual([]);
  });
});

describe.each(Object.entries(surfaceTokens(resolver)))("on the surface %s", (surface, names) => {
  test.each(themeNames)("every pair of changed colors has the contrast it needs in the theme %s", (theme) => {
    const pairs = pairsOf(theme, colorsIn(theme, surface)).filter(
      ({ foreground, background }) => names.includes(foreground) && names.includes(background),
    );
    expect(pairs.length).toBeGreaterThan(20);
    expect(pairs.map(({ foreground }) => foreground)).toContain("color.focus.ring");
    expect(pairs.filter(isFailing)).toEqual([]);
  });

  test("every changed color refers to a semantic color that declares the same kind of contrast, or more", () => {
    const page = colorsIn("light");
    const kindOf = (name = "") => page.get(name)?.contrast?.kind;
    const changed = resolver.apply({ theme: "light", surface });
    const weaker = names.filter((name) => {
      const alias = kindOf(changed[name]?.aliasChain?.[0]);
      return kindOf(name) && alias !== kindOf(name) && alias !== "text";
    });
    expect(weaker).toEqual([]);
  });
});
