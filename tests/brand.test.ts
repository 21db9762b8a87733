// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brandText } from "#tools/cli/scaffold.ts";
import { brandErrors, measureRules, ownPalette, paletteIn } from "#tools/tokens/brand-rules.ts";
import { brandFile, brandPalette } from "#tools/tokens/brand.ts";
import { formatColor } from "#tools/tokens/contrast.ts";
import { readBrandRules } from "#tools/tokens/read-brand-rules.ts";
import type { Tree } from "#tools/tokens/token-tree.ts";

const folder = path.resolve(import.meta.dirname, "../tokens");
const rules = await readBrandRules();
/** The steps of a brand by name, as `#0A7F5A`. */
const stepsOf = (accent: string) =>
  new Map([...brandPalette(accent, rules)].map(([name, value]) => [name, formatColor(value)]));

/** How many random colors are tried; `npm run bench -- brands` tries 10,000. */
const tried = Number(process.env["BRANDS"] ?? 40);
const anyColor = fc.nat(0xffffff).map((number) => `#${number.toString(16).padStart(6, "0")}`);
const samples = ["#0a7f5a", "#102a56", "#ffc21a"];

describe("a brand from one color", () => {
  test("of random colors, 95 % or more make one, and no pair is below its level in any theme or surface", () => {
    expect(rules.length).toBeGreaterThan(80);
    const refused: string[] = [];
    const below: string[] = [];
    const derive = (accent: string) => {
      const palette = brandPalette(accent, rules);
      const written = paletteIn(brandFile({ name: "any", accent }, palette)["palette"] as Tree);
      const errors = brandErrors(measureRules(rules, new Map([...palette, ...written])));
      if (brandErrors(measureRules(rules, palette)).length > 0) refused.push(accent);
      else below.push(...errors.map((error) => `${accent}: ${error}`));
    };
    fc.assert(fc.property(anyColor, derive), { numRuns: tried, examples: samples.map((accent) => [accent]) });
    expect(below).toEqual([]);
    expect(refused.length, refused.join(", ")).toBeLessThanOrEqual(tried / 20);
  }, 3_600_000);

  test("has the color on its buttons where labels are readable, a lighter one on ink if it is dark, and another on hover", () => {
    const [moss, harbor, yellow] = ["#0a7f5a", "#102a56", "#ffff00"].map(stepsOf);
    for (const ground of ["", "-on-ink"]) {
      expect(moss?.get(`accent.600${ground}`)).toBe("#0A7F5A");
      for (const steps of [moss, harbor, yellow])
        expect(steps?.get(`accent.600${ground}`)).not.toBe(steps?.get(`accent.700${ground}`));
    }
    expect(harbor?.get("accent.600")).toBe("#102A56");
    expect(harbor?.get("accent.600-on-ink")).not.toBe("#102A56");
    expect(yellow?.get("accent.600")).not.toBe("#FFFF00");
    expect(yellow?.get("accent.300")).toBe("#FFFF00");
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

const brands = globSync("brand-*.tokens.json", { cwd: folder });

test.each(["base", ...brands])("every pair and every difference of %s is enough", (name) => {
  const { palette = {} } = name === "base" ? {} : JSON.parse(readFileSync(path.join(folder, name), "utf8"));
  expect(brandErrors(measureRules(rules, new Map([...ownPalette, ...paletteIn(palette)])))).toEqual([]);
});
