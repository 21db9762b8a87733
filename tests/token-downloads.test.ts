// @vitest-environment node
import path from "node:path";
import { parse, type TokenNormalized } from "@terrazzo/parser";
import { describe, expect, test } from "vitest";
import { cssVariable } from "#lib/theme/css-variable.ts";
import { themeNames, themes } from "#lib/theme/themes.ts";
import { readTokens } from "#tools/tokens/read-tokens.ts";
import { tokenFiles } from "#tools/tokens/token-downloads.ts";
import { tokenLint } from "#tools/tokens/token-error.ts";

const root = path.resolve(import.meta.dirname, "..");
const files = await tokenFiles(root);
const { resolver } = await readTokens();
const textOf = (name: string) => files.find((file) => file.name === name)?.text ?? "";

/** The value of a token as Figma imports it: sRGB, pixels, seconds, percent, and the font under the name of its files. */
function imported({ id, $type, $value }: TokenNormalized): unknown {
  if (id.startsWith("opacity.")) return Number($value) * 100;
  const { value, unit } = $value as { value: number; unit: string };
  if ($type === "color") return { ...$value, colorSpace: "srgb" };
  if ($type === "dimension") return { value: unit === "rem" ? value * 16 : value, unit: "px" };
  if ($type === "duration") return { value: unit === "ms" ? value / 1000 : value, unit: "s" };
  return $type === "fontFamily" ? ["Figtree"] : $value;
}

const importable = new Set(["color", "dimension", "duration", "fontFamily", "fontWeight", "number"]);
/** Figma's line height and letter spacing are pixels, not parts of a font size, and it has no fonts of a system. */
const noVariable = /^font\.(?:line\.|tracking\.|family\.mono$)/;

describe.each(themeNames)("the theme %s", (theme) => {
  test("is a DTCG file with the values and references that Figma imports", async () => {
    const src = textOf(`figma-${theme}.tokens.json`);
    const source = { filename: new URL("file:///figma.tokens.json"), src };
    const { tokens: parsed } = await parse([source], { config: tokenLint, skipLint: true });
    const tokens = Object.values(resolver.apply({ theme })).filter(
      ({ id, $type }) => importable.has($type) && !noVariable.test(id),
    );
    expect(Object.keys(parsed).toSorted()).toEqual(tokens.map(({ id }) => id).toSorted());
    for (const token of tokens) {
      expect(parsed[token.id]?.$value, token.id).toEqual(imported(token));
      expect(parsed[token.id]?.aliasOf, token.id).toBe(token.aliasOf);
    }
    expect(JSON.parse(src).$extensions["com.figma.modeName"]).toBe(themes[theme].title);
    expect(src).not.toContain("ALL_SCOPES");
  });

  test("is a style sheet with every custom property", () => {
    const css = textOf(`korvane-${theme}.css`);
    const missing = Object.keys(resolver.apply({ theme }))
      .filter((id) => !/^(?:breakpoint|font\.size|typography)\./.test(id))
      .filter((id) => !css.includes(`${cssVariable(id)}:`));
    expect(missing).toEqual([]);
    expect(css).toContain(`${cssVariable("font.size.title")}: clamp(`);
    expect(css).toContain('[data-surface="inverse"]');
  });
});

test("the source has its media type, and every file is there", () => {
  const sources = files.filter(({ description }) => description.startsWith("Source"));
  expect(sources.map(({ name }) => name)).toContain("resolver.json");
  expect(new Set(sources.map(({ type }) => type))).toEqual(new Set(["application/design-tokens+json"]));
  expect(sources.length).toBeGreaterThanOrEqual(8);
});
