import { foldText, matchesWords, searchWords } from "#lib/search/text-match.ts";
import { type Theme, themeNames } from "#lib/theme/themes.ts";
import type { CatalogToken } from "#tools/tokens/catalog.ts";

/** What a search for tokens is limited to; undefined is everything. */
export type TokenFilter = {
  query: string;
  kind?: string | undefined;
  tier?: string | undefined;
  theme?: Theme | undefined;
  /** Only tokens that no class and no token in use has. */
  isUnused?: boolean | undefined;
};

/** The names of the tokens that a class has, or a token in use. */
function usedNames(tokens: readonly CatalogToken[]): ReadonlySet<string> {
  const used = new Set(tokens.flatMap(({ name, classes }) => (classes.length > 0 ? [name] : [])));
  // a loop over a Set includes the names that it adds
  for (const name of used) for (const one of tokens) if (one.usedBy.includes(name)) used.add(one.name);
  return used;
}

/** A length in rem as pixels at the default text size, by which designers know it. */
function pixels(value: unknown): string {
  const { value: amount, unit } = value as { value: number; unit: string };
  return unit === "rem" ? `${amount * 16}px ${amount * 16} px` : `${amount} ${unit}`;
}

/** The value of a token in words: `#F8F6F1`, `1rem 16px`, and the tokens that it refers to. */
function valueText(token: CatalogToken, theme: Theme): string {
  const { text, value, chain } = token.values[theme];
  const length = token.kind === "dimension" || token.kind === "duration" ? pixels(value) : "";
  return [text, length, ...chain.slice(1).map(({ name }) => name)].join(" ");
}

/** Folded texts of a token: its names, its purpose, and everything. */
function textsOf(token: CatalogToken, theme: Theme | undefined) {
  const { name, variable = "", classes, description, groupDescription, keywords, kind, tier } = token;
  const names = [
    name,
    name.replaceAll(".", "/"),
    name.replaceAll(/[.-]/g, " "),
    variable,
    ...classes.map((one) => one.name),
  ];
  const purposes = [description.replace(/\.$/, ""), ...keywords];
  const values = (theme ? [theme] : themeNames).map((one) => valueText(token, one));
  return {
    names: names.map(foldText),
    purposes: purposes.map(foldText),
    values: (theme ? [theme] : themeNames).map((one) => foldText(token.values[one].text)),
    whole: foldText([...names, ...purposes, groupDescription, kind, tier, ...values].join("\n")),
  };
}

const cache = new WeakMap<CatalogToken, Map<Theme | undefined, ReturnType<typeof textsOf>>>();

function cachedTexts(token: CatalogToken, theme: Theme | undefined) {
  const texts = cache.get(token) ?? new Map<Theme | undefined, ReturnType<typeof textsOf>>();
  cache.set(token, texts);
  const own = texts.get(theme) ?? textsOf(token, theme);
  texts.set(theme, own);
  return own;
}

/**
 * The tokens that contain every word of the query in their name, class, purpose or value. First those with exactly this name or value, then
 * those with exactly this purpose, then those whose purpose or name contains the phrase; semantic tokens come before base tokens.
 */
export function searchTokens(
  tokens: readonly CatalogToken[],
  { query, kind, tier, theme, isUnused }: TokenFilter,
): CatalogToken[] {
  const words = searchWords(query);
  const phrase = foldText(query.trim());
  const rank = (token: CatalogToken) => {
    const { names, purposes, values: own } = cachedTexts(token, theme);
    const isSemantic = token.tier === "semantic" ? 0 : 0.5;
    if (names.includes(phrase)) return 0;
    // A base token has the value itself; a semantic one refers to it.
    if (own.includes(phrase) || own.includes(`#${phrase}`)) return 1 - isSemantic;
    if (purposes.includes(phrase)) return 1 + isSemantic;
    if (purposes.some((purpose) => purpose.includes(phrase))) return 2 + isSemantic;
    if (names.some((name) => name.includes(phrase))) return 3 + isSemantic;
    return 4 + isSemantic;
  };
  const used = isUnused && usedNames(tokens);
  const found = tokens.filter(
    (token) =>
      !(used && used.has(token.name)) &&
      (!kind || token.kind === kind) &&
      (!tier || token.tier === tier) &&
      matchesWords(cachedTexts(token, theme).whole, words),
  );
  return phrase ? found.toSorted((a, b) => rank(a) - rank(b)) : found;
}
