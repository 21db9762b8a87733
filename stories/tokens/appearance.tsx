import type { Decorator, Preview } from "@storybook/react-vite";
import { rules } from "virtual:brand-rules";
import { cssVariable } from "#lib/theme/css-variable.ts";
import resolver from "#tokens/resolver.json";
import { brandFile, brandPalette } from "#tools/tokens/brand.ts";
import { formatValue } from "#tools/tokens/format-value.ts";
import { tokensIn } from "#tools/tokens/token-tree.ts";

type Tree = Record<string, unknown>;

const glob = import.meta.glob<Tree>("/tokens/*.tokens.json", { eager: true, import: "default" });

/** The token files by their path in `tokens`. */
export const tokenFiles = Object.fromEntries(
  Object.entries(glob).map(([file, tree]) => [file.replace("/tokens/", ""), tree]),
);

/** The brands that have a file. */
const brandNames = Object.keys(tokenFiles).flatMap((file) => /^brand-(.+)\.tokens/.exec(file)?.[1] ?? []);

/** A style sheet with the values of a token file below the elements of a selector, in every theme. */
function overridesCss(selector: string, tree: Tree): string {
  // More specific than the rules of themes, also of one inside of another.
  const scope = selector.repeat(4);
  const values = tokensIn(tree).map(([name, { $value }]) => `${cssVariable(name)}: ${formatValue($value)};`);
  return `${scope}, ${scope} :is([data-theme], [data-surface="page"]) { ${values.join(" ")} }`;
}

/** The name under which the toolbar and an address know a brand that has no file. */
export const brandOf = (accent: string, radius: string) => `from-${accent.replace("#", "")}-${radius}`;

/** The sample brands, which no file has: what they replace follows from a color and a radius. */
export const samples = {
  Moss: brandOf("#0a7f5a", "4"),
  Harbor: brandOf("#102a56", "0"),
  Marigold: brandOf("#ffc21a", "8"),
};

const derived = new Map<string, Tree>();

/** The token file of a brand by its name in the toolbar; none for the brand of the site. */
function brandTree(name: string): Tree | undefined {
  const [, accent, radius] = /^from-([\da-f]{6})-(\d+)$/.exec(name) ?? [];
  if (!accent) return tokenFiles[`brand-${name}.tokens.json`];
  const choices = { name, accent: `#${accent}`, radius: Number(radius) };
  const tree = derived.get(name) ?? brandFile(choices, brandPalette(choices.accent, rules));
  derived.set(name, tree);
  return tree;
}

const { contexts } = resolver.modifiers.density;

/** The densities, the one of the site first. */
export const densities = Object.keys(contexts) as (keyof typeof contexts)[];

/** The token files of a density. */
export const densityFiles = (name: string): string[] =>
  Object.entries(contexts).flatMap(([density, sources]) => (density === name ? sources.map(({ $ref }) => $ref) : []));

/** The controls of the toolbar for brand and density. */
export const appearanceControls: Preview["globalTypes"] = {
  brand: {
    description: "Brand",
    toolbar: {
      icon: "paintbrush",
      items: ["korvane", ...brandNames, ...Object.entries(samples).map(([title, value]) => ({ title, value }))],
      dynamicTitle: true,
    },
  },
  density: { description: "Density", toolbar: { icon: "collapse", items: densities, dynamicTitle: true } },
};

/** The style sheet of a brand and a density below the elements of a selector. */
export function appearanceCss(selector: string, brand: string, density: string): string {
  const trees = [brandTree(brand), ...densityFiles(density).map((file) => tokenFiles[file])];
  return trees.map((tree) => (tree ? overridesCss(selector, tree) : "")).join("");
}

/** The brand that a page or story shows: the foundations write down the values of the token files, which are the site's. */
export const shownBrand = (id: string, brand = "korvane"): string =>
  /^foundations-(?!brand)/.test(id) ? "korvane" : brand;

/**
 * Shows a story in the brand and the density that the toolbar or the story selects; on a page of documentation, those of a
 * story are its own, and its elements with a theme follow them.
 */
export const withAppearance: Decorator = (Story, { globals, storyGlobals, id, viewMode }) => {
  const { density } = globals;
  const brand = shownBrand(id, globals["brand"]);
  const isOwn = viewMode === "docs" && ("brand" in storyGlobals || "density" in storyGlobals);
  const css = appearanceCss(isOwn ? `[data-appearance="${brand} ${density}"]` : ":root", brand, density);
  const story = isOwn ? (
    <div className="contents" data-appearance={`${brand} ${density}`}>
      <Story />
    </div>
  ) : (
    <Story />
  );
  // A story without a choice is alone in its frame, as without this decorator.
  return css ? (
    <>
      <style>{css}</style>
      {story}
    </>
  ) : (
    story
  );
};
