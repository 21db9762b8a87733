import { brandErrors, brandRules, measureRules } from "#tools/tokens/brand-rules.ts";
import { brandFile, brandPalette, maxRadius } from "#tools/tokens/brand.ts";
import { readTokenTrees } from "#tools/tokens/read-tokens.ts";

/**
 * The token file of a brand that is derived from one color.
 *
 * @throws Error without a color, for a radius that is no number of pixels, and with every pair that would be below its level
 */
export async function brandText(options: { name: string; accent?: string; radius?: string }): Promise<string> {
  const { name, accent } = options;
  if (!accent) throw new Error(`A brand needs a color: npm run new brand/${name} -- --accent="#0a7f5a"`);
  const radius = options.radius === undefined ? undefined : Number(options.radius);
  if (radius !== undefined && !(radius >= 0 && radius <= maxRadius))
    throw new Error(`--radius=${options.radius} is no number of pixels from 0 to ${maxRadius}.`);
  const rules = brandRules(await readTokenTrees());
  const palette = brandPalette(accent, rules);
  const errors = brandErrors(measureRules(rules, palette));
  if (errors.length > 0) throw new Error([`${accent} makes no brand, because`, ...errors].join("\n"));
  return JSON.stringify(brandFile({ name, accent, radius }, palette));
}
