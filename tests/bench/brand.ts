import fc from "fast-check";
import { brandErrors, measureRules, paletteIn } from "#tools/tokens/brand-rules.ts";
import { brandFile, brandPalette } from "#tools/tokens/brand.ts";
import { readBrandRules } from "#tools/tokens/read-brand-rules.ts";
import type { Tree } from "#tools/tokens/token-tree.ts";

/** A color of sRGB in 8 bits. */
export const anyColor = fc.nat(0xffffff).map((number) => `#${number.toString(16).padStart(6, "0")}`);

/** How many brands of random colors are accepted, and which pairs of those that are have too little contrast as written. */
export async function measureBrands(numRuns: number): Promise<{ accepted: number; below: string[] }> {
  const rules = await readBrandRules();
  const below: string[] = [];
  let accepted = 0;
  const tryColor = (accent: string) => {
    const palette = brandPalette(accent, rules);
    if (brandErrors(measureRules(rules, palette)).length > 0) return;
    accepted += 1;
    const written = paletteIn(brandFile({ name: "any", accent }, palette)["palette"] as Tree);
    const errors = brandErrors(measureRules(rules, new Map([...palette, ...written])));
    below.push(...errors.map((error) => `${accent}: ${error}`));
  };
  fc.assert(fc.property(anyColor, tryColor), { numRuns });
  return { accepted, below };
}
