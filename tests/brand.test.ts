// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brandText } from "#tools/cli/scaffold.ts";
import { brandErrors, measureRules, ownPalette, paletteIn } from "#tools/tokens/brand-rules.ts";
import { brandPalette } from "#tools/tokens/brand.ts";
import { formatColor } from "#tools/tokens/contrast.ts";
import { readBrandRules } from "#tools/tokens/read-brand-rules.ts";
import { anyColor, measureBrands } from "./bench/brand.ts";

const folder = path.resolve(import.meta.dirname, "../tokens/brands");
const rules = await readBrandRules();
const hexOf = (accent: string, step: string) =>
  formatColor(brandPalette(accent, rules).get(step) ?? { components: [] });

describe("a brand from one color", () => {
  // `npm run bench -- brands` takes 10,000
  test("of 40 random colors, 38 or more make one, and no pair is below its level in any theme or surface", async () => {
    const { accepted, below } = await measureBrands(40);
    expect(rules.length).toBeGreaterThan(80);
    expect(below).toEqual([]);
    expect(accepted).toBeGreaterThanOrEqual(38);
  });

  test("of random colors contains the color itself, and changes on hover", () => {
    const [rest, hover] = ["accent.600", "accent.700"];
    const contains = (accent: string) => {
      const palette = [...brandPalette(accent, rules)].map(([name, value]) => [name, formatColor(value)] as const);
      const steps = new Map(palette);
      expect(palette.map(([, hex]) => hex)).toContain(accent.toUpperCase());
      for (const ground of ["", "-on-ink"]) expect(steps.get(rest + ground)).not.toBe(steps.get(hover + ground));
    };
    fc.assert(fc.property(anyColor, contains), { numRuns: 10 });
  });

  test("has the color on its buttons where labels are readable, and a lighter one on ink if it is dark", () => {
    for (const ground of ["", "-on-ink"]) expect(hexOf("#0a7f5a", `accent.600${ground}`)).toBe("#0A7F5A");
    expect(hexOf("#102a56", "accent.600")).toBe("#102A56");
    expect(hexOf("#102a56", "accent.600-on-ink")).not.toBe("#102A56");
    expect(hexOf("#ffff00", "accent.600")).not.toBe("#FFFF00");
    expect(hexOf("#ffff00", "accent.300")).toBe("#FFFF00");
  });

  test("is refused with the pair and the reason", async () => {
    const strict = rules.map((rule) => (rule.background === "color.bg.action" ? { ...rule, required: 22 } : rule));
    expect(brandErrors(measureRules(strict, brandPalette("#0a7f5a", strict)))[0]).toMatch(
      /^\w+(?:, surface \w+)?: color\.text\.on-\S+ \(plain\.\w+\) on color\.bg\.action \(\S+\) has \d+\.\d\d:1 as text, required 22:1$/,
    );
    await expect(brandText({ name: "x", accent: "greenish" })).rejects.toThrow("'greenish' is no color");
    await expect(brandText({ name: "x" })).rejects.toThrow("A brand needs a color: npm run new brand/x");
    await expect(brandText({ name: "x", accent: "red", radius: "big" })).rejects.toThrow("from 0 to 8");
  });
});

const brands = globSync("*.tokens.json", { cwd: folder });

test.each(["base", ...brands])("every pair and every difference of %s is enough", (name) => {
  const { palette = {} } = name === "base" ? {} : JSON.parse(readFileSync(path.join(folder, name), "utf8"));
  expect(brandErrors(measureRules(rules, new Map([...ownPalette, ...paletteIn(palette)])))).toEqual([]);
});
