// @vitest-environment node
import { describe, expect, test } from "vitest";
import { themeNames } from "#lib/theme/themes.ts";
import { type ColorToken, contrastErrors, pairsOf } from "#tools/tokens/contrast.ts";
import { readTokens, surfaceTokens } from "#tools/tokens/read-tokens.ts";

const white = { components: [1, 1, 1] };
const black = { components: [0, 0, 0] };
const gray = { components: [0.5, 0.5, 0.5] };
const onPage = (kind: "text" | "ui") => ({ kind, on: ["bg.page"] });

/** A theme with a page and one color on it. */
const themeOf = (page: ColorToken["value"], foreground: ColorToken, more: [string, ColorToken][] = []) =>
  new Map<string, ColorToken>([["color.bg.page", { value: page }], ["color.text.primary", foreground], ...more]);

test.each([
  ["light", "text", ["light: color.text.primary (text) on color.bg.page has 3.97:1, required 4.5:1"]],
  ["dark", "ui", []],
  ["contrast", "ui", ["contrast: color.text.primary (ui) on color.bg.page has 3.97:1, required 4.5:1"]],
] as const)("in the theme %s, gray %s on white has these errors: %j", (theme, kind, errors) => {
  const tokens = themeOf(white, { value: gray, contrast: onPage(kind) });
  expect(contrastErrors(pairsOf(theme, tokens))).toEqual(errors);
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

/** The colors of a theme on a surface, as Terrazzo resolves them. */
const resolve = (theme: string, surface = "page") =>
  new Map(
    Object.values(resolver.apply({ theme, surface }))
      .filter(({ $type }) => $type === "color")
      .map(({ id, $value, $extensions, aliasOf }) => {
        const contrast = $extensions?.["com.korvane.contrast"];
        return [id, { value: $value, alias: aliasOf, contrast } as ColorToken];
      }),
  );

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
  const pairs = pairsOf(name, resolve(name));

  test("every color is a part of a declared pair, or listed with a reason", () => {
    const paired = new Set(pairs.flatMap(({ foreground, background }) => [foreground, ...background.split(" over ")]));
    const unpaired = [...resolve(name).keys()].filter((color) => color.startsWith("color.") && !paired.has(color));
    expect(unpaired.toSorted()).toEqual(Object.keys(withoutPair));
  });

  test("every declared pair has the contrast it needs", () => {
    expect(pairs.length).toBeGreaterThan(50);
    expect(contrastErrors(pairs)).toEqual([]);
  });
});

describe.each(Object.entries(surfaceTokens(resolver)))("on the surface %s", (surface, names) => {
  test.each(themeNames)("every pair of changed colors has the contrast it needs in the theme %s", (theme) => {
    const pairs = pairsOf(theme, resolve(theme, surface)).filter(
      ({ foreground, background }) => names.includes(foreground) && names.includes(background),
    );
    expect(pairs.length).toBeGreaterThan(20);
    expect(pairs.map(({ foreground }) => foreground)).toContain("color.focus.ring");
    expect(contrastErrors(pairs)).toEqual([]);
  });

  test("every changed color refers to a semantic color that declares the same kind of contrast, or more", () => {
    const page = resolve("light");
    const kindOf = (name = "") => page.get(name)?.contrast?.kind;
    const changed = resolver.apply({ theme: "light", surface });
    const weaker = names.filter((name) => {
      const alias = kindOf(changed[name]?.aliasChain?.[0]);
      return kindOf(name) && alias !== kindOf(name) && alias !== "text";
    });
    expect(weaker).toEqual([]);
  });
});
