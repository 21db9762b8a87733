import { themeNames } from "#lib/theme/themes.ts";
import type { Rule } from "#tools/tokens/brand-rules.ts";
import { distinctColors, leastDifference } from "#tools/tokens/color-vision.ts";
import { pairsOf } from "#tools/tokens/contrast.ts";
import { colorsAmong, readTokens, surfaceTokens } from "#tools/tokens/read-tokens.ts";

/** The rules of every theme and surface: the contrast that tokens declare, which every story keeps to, and the differences. */
export async function readBrandRules(): Promise<Rule[]> {
  const { resolver } = await readTokens();
  const surfaces = Object.entries<string[] | undefined>({ page: undefined, ...surfaceTokens(resolver) });
  const differences = distinctColors.map(([foreground, background]) => {
    return { foreground, background, kind: "difference" as const, required: leastDifference };
  });
  return themeNames.flatMap((theme) =>
    surfaces.flatMap(([surface, changed]) => {
      const colors = colorsAmong(Object.values(resolver.apply({ theme, surface })));
      const inPalette = (name: string) => colors.get(name)?.alias?.replace("palette.", "") ?? name;
      return [...pairsOf(theme, colors), ...differences].flatMap(
        ({ foreground, background, kind, required }): Rule[] => {
          if (changed && !(changed.includes(foreground) && changed.includes(background))) return [];
          const palette = [inPalette(foreground), inPalette(background)] as const;
          return [{ theme, surface, kind, foreground, background, palette, required }];
        },
      );
    }),
  );
}
