import type { Decorator, Preview } from "@storybook/react-vite";
import { cssVariable } from "#lib/theme/css-variable.ts";
import { brandRules, tokensIn } from "#tools/tokens/brand-rules.ts";
import { brandFile, brandPalette } from "#tools/tokens/brand.ts";
import { formatValue } from "#tools/tokens/format-value.ts";

type Tree = Record<string, unknown>;

const glob = import.meta.glob<Tree>(["/tokens/*.tokens.json", "/tokens/brands/*.tokens.json"], {
  eager: true,
  import: "default",
});

/** The token files by their path in `tokens`. */
export const tokenFiles = Object.fromEntries(
  Object.entries(glob).map(([file, tree]) => [file.replace("/tokens/", ""), tree]),
);

/** What every brand keeps to. */
export const rules = brandRules(tokenFiles);

/** The brands of `tokens/brands`. */
export const brandNames = Object.keys(tokenFiles).flatMap((file) => /^brands\/(.+)\.tokens/.exec(file)?.[1] ?? []);

/** A style sheet with the values of a token file below the elements of a selector, in every theme. */
export function overridesCss(selector: string, tree: Tree): string {
  // Twice, so that it is more specific than the rules of themes.
  const scope = selector + selector;
  const values = tokensIn(tree).map(([name, { $value }]) => `${cssVariable(name)}: ${formatValue($value)};`);
  return `${scope}, ${scope} :is([data-theme], [data-surface="page"]) { ${values.join(" ")} }`;
}

/** The name under which the toolbar and an address know a brand that has no file. */
export const brandOf = (accent: string, radius: number) => `from-${accent.replace("#", "")}-${radius}`;

const derived = new Map<string, Tree>();

/** The token file of a brand by its name in the toolbar; none for the brand of the site. */
function brandTree(name: string): Tree | undefined {
  const [, accent, radius] = /^from-([\da-f]{6})-(\d+)$/.exec(name) ?? [];
  if (!accent) return tokenFiles[`brands/${name}.tokens.json`];
  const choices = { name, accent: `#${accent}`, radius: Number(radius) };
  const tree = derived.get(name) ?? brandFile(choices, brandPalette(choices.accent, rules));
  derived.set(name, tree);
  return tree;
}

/** The controls of the toolbar for the brand. */
export const appearanceControls: Preview["globalTypes"] = {
  brand: {
    description: "Brand",
    toolbar: { icon: "paintbrush", items: ["korvane", ...brandNames], dynamicTitle: true },
  },
};

/** Shows a story in the brand that the toolbar selects. */
export const withAppearance: Decorator = (Story, { globals }) => {
  const trees = [brandTree(globals["brand"])].filter((tree) => tree !== undefined);
  return (
    <>
      {trees.length > 0 && <style>{trees.map((tree) => overridesCss(":root", tree)).join("\n")}</style>}
      <Story />
    </>
  );
};
