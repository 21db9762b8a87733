import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { themeNames } from "#lib/theme/themes.ts";
import { root } from "#tools/shared/run.ts";
import { brandErrors, brandRules, measureRules, type Palette, paletteIn } from "#tools/tokens/brand-rules.ts";
import { brandFile, brandPalette } from "#tools/tokens/brand.ts";
import { type ContrastRequirement, requiredRatio, wcagContrast } from "#tools/tokens/contrast.ts";
import { readTokens, readTokenTrees, surfaceTokens } from "#tools/tokens/read-tokens.ts";
import { editTokens } from "#tools/tokens/token-source.ts";
import { tokensIn } from "#tools/tokens/token-tree.ts";

/** A color of sRGB in 8 bits. */
export const anyColor = fc.nat(0xffffff).map((number) => `#${number.toString(16).padStart(6, "0")}`);

type Level = { name: string; colors: readonly [string, string]; required: number };

/**
 * The contrast that colors of the palette need: the declared pairs of every theme and surface, as Terrazzo resolves them in a
 * site that has a brand. The derivation resolves them on its own.
 */
async function readLevels(): Promise<Level[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "korvane-brand-"));
  await cp(path.join(root, "tokens"), folder, { recursive: true });
  const base = path.join(folder, "base.tokens.json");
  const palette = brandPalette("#0a7f5a", brandRules(await readTokenTrees()));
  const values = new Map(tokensIn(brandFile({ name: "any", accent: "#0a7f5a" }, palette)));
  await writeFile(
    base,
    editTokens(await readFile(base, "utf8"), (name) => values.get(name)?.$value),
  );
  const { resolver } = await readTokens(folder);
  await rm(folder, { recursive: true });
  const surfaces = Object.entries<string[] | undefined>({ page: undefined, ...surfaceTokens(resolver) });
  const levels = themeNames.flatMap((theme) =>
    surfaces.flatMap(([surface, changed]) => {
      const tokens = resolver.apply({ theme, surface });
      const inPalette = (name: string) => tokens[name]?.aliasOf?.replace("palette.", "") ?? name;
      return Object.values(tokens).flatMap(({ id, $extensions }): Level[] => {
        const { kind, on = [] } = ($extensions?.["com.korvane.contrast"] ?? {}) as ContrastRequirement;
        const grounds = on.map((name) => `color.${name}`);
        if (!kind || (changed && !changed.includes(id))) return [];
        return grounds
          .filter((ground) => changed?.includes(ground) ?? true)
          .map((ground) => ({
            name: `${theme}, ${surface}: ${id} on ${ground}`,
            colors: [inPalette(id), inPalette(ground)],
            required: requiredRatio(theme, kind),
          }));
      });
    }),
  );
  return [...new Map(levels.map((level) => [`${level.colors.join(" ")} ${level.required}`, level])).values()];
}

/** The pairs of a palette that are below their level. */
const below = (levels: readonly Level[], palette: Palette): string[] =>
  levels.flatMap(({ name, colors: [first, second], required }) => {
    const [a, b] = [palette.get(first), palette.get(second)];
    return a && b && wcagContrast(a, b) >= required ? [] : [name];
  });

/** How many brands of random colors are accepted, and which pairs of those that are have too little contrast as written. */
export async function measureBrands(numRuns: number): Promise<{ accepted: number; below: string[]; levels: number }> {
  const [levels, rules] = [await readLevels(), brandRules(await readTokenTrees())];
  const found = new Set<string>();
  let accepted = 0;
  const tryColor = (accent: string) => {
    const palette = brandPalette(accent, rules);
    if (brandErrors(measureRules(rules, palette)).length > 0) return;
    accepted += 1;
    const written = paletteIn(
      (brandFile({ name: "any", accent }, palette)["palette"] ?? {}) as Record<string, unknown>,
    );
    for (const name of below(levels, new Map([...palette, ...written]))) found.add(`${accent}: ${name}`);
  };
  fc.assert(fc.property(anyColor, tryColor), { numRuns });
  return { accepted, below: [...found], levels: levels.length };
}
