// @vitest-environment node
import { describe, expect, test } from "vitest";
import { readTokens, themeNames } from "#build/vite/tokens.ts";
import { type ColorToken, type Pair, pairsOf, shortfalls } from "../stories/tokens/contrast.ts";
import { themes as shownThemes } from "../stories/tokens/theme.ts";

const white = { components: [1, 1, 1] };
const black = { components: [0, 0, 0] };
const gray = { components: [0.5, 0.5, 0.5] };
const onPage = (kind: "text" | "ui") => ({ kind, on: ["bg.page"] });

/** A theme of a page and one color on it. */
const theme = (page: ColorToken["value"], foreground: ColorToken, more: [string, ColorToken][] = []) =>
  new Map<string, ColorToken>([["color.bg.page", { value: page }], ["color.text.primary", foreground], ...more]);

describe("the rule itself", () => {
  test("black on white has 21:1 and passes everywhere", () => {
    const pairs = pairsOf("contrast", theme(white, { value: black, contrast: onPage("text") }));
    expect(pairs).toEqual([
      {
        theme: "contrast",
        foreground: "color.text.primary",
        background: "color.bg.page",
        kind: "text",
        ratio: 21,
        needed: 7,
      },
    ]);
    expect(shortfalls(pairs)).toEqual([]);
  });

  test("gray text on white fails, and the failure names theme, pair, ratio and need", () => {
    const pairs = pairsOf("light", theme(white, { value: gray, contrast: onPage("text") }));
    expect(shortfalls(pairs)).toEqual(["light: color.text.primary (text) on color.bg.page has 3.97:1, needed 4.5:1"]);
  });

  test("the same gray is enough for a control, except in the high-contrast theme", () => {
    const tokens = theme(white, { value: gray, contrast: onPage("ui") });
    expect(shortfalls(pairsOf("dark", tokens))).toEqual([]);
    expect(shortfalls(pairsOf("contrast", tokens))).toEqual([
      "contrast: color.text.primary (ui) on color.bg.page has 3.97:1, needed 4.5:1",
    ]);
  });

  test("a color that lets through is measured as it is seen", () => {
    const faint = { value: { ...black, alpha: 0.5 }, contrast: onPage("text") };
    expect(pairsOf("light", theme(white, faint))[0]?.ratio).toBeCloseTo(3.98, 1);
  });

  test("a surface that lets through is measured over all that it lies over", () => {
    const glass = { value: { ...white, alpha: 0.5 }, contrast: { over: ["bg.page", "bg.dark"] } };
    const text = { value: black, contrast: { kind: "text" as const, on: ["bg.glass"] } };
    const pairs = pairsOf(
      "light",
      theme(white, text, [
        ["color.bg.dark", { value: black }],
        ["color.bg.glass", glass],
      ]),
    );
    expect(pairs.map(({ background, ratio }) => [background, Math.round(ratio * 10) / 10])).toEqual([
      ["color.bg.glass over color.bg.page", 21],
      ["color.bg.glass over color.bg.dark", 5.3],
    ]);
  });

  test("a surface that lets through and does not say over what is an error", () => {
    const text = { value: black, contrast: { kind: "text" as const, on: ["bg.glass"] } };
    const tokens = theme(white, text, [["color.bg.glass", { value: { ...white, alpha: 0.5 } }]]);
    expect(() => pairsOf("light", tokens)).toThrow("light: color.bg.glass lets through and does not declare over what");
  });

  test("a surface that does not exist is an error", () => {
    const text = { value: black, contrast: { kind: "text" as const, on: ["bg.pgae"] } };
    expect(() => pairsOf("dark", theme(white, text))).toThrow(
      "dark: color.text.primary names color.bg.pgae, which does not exist",
    );
  });
});

const { resolver } = await readTokens();

/** The colors of a theme as Terrazzo resolves them. */
const resolve = (name: string) =>
  new Map(
    Object.values(resolver.apply({ theme: name })).flatMap(({ id, $type, $value, $extensions }) =>
      $type === "color"
        ? [[id, { value: $value, contrast: $extensions?.["com.korvane.contrast"] } as ColorToken] as const]
        : [],
    ),
  );

describe.each(themeNames)("in the theme %s", (name) => {
  const pairs = pairsOf(name, resolve(name));

  test("every declared pair has the contrast it needs", () => {
    expect(pairs.length).toBeGreaterThan(50);
    expect(shortfalls(pairs)).toEqual([]);
  });

  test("the page of colors in Storybook shows the same pairs", () => {
    const shown = new Map(shownThemes[name].map((token) => [token.name, token as ColorToken]));
    const inOrder = (list: readonly Pair[]) =>
      list.toSorted((a, b) => `${a.foreground} ${a.background}`.localeCompare(`${b.foreground} ${b.background}`));
    expect(inOrder(pairsOf(name, shown))).toEqual(inOrder(pairs));
  });
});

test("the themes are the ones the token files declare", () => {
  expect(resolver.listPermutations?.().map((input) => input["theme"])).toEqual(themeNames);
});
