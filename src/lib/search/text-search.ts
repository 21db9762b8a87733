import type { Picture } from "#lib/image/picture.ts";
import { foldText, matchesWords, type SearchWord } from "#lib/search/text-match.ts";

export type SearchKind =
  | "Page"
  | "Service"
  | "Advisory service"
  | "Project"
  | "Team"
  | "Product"
  | "Post"
  | "Capability"
  | "City";

/** An entry of the site search: its title and address, its kind, a line that describes it, and its picture. */
export type SearchEntry = {
  readonly title: string;
  readonly to: string;
  readonly kind: SearchKind;
  readonly text: string;
  readonly picture?: Picture;
};

/** An entry with its folded title, and with all its folded text. */
type Row = { entry: SearchEntry; title: string; whole: string };

export type SearchIndex = readonly Row[];

/** Folds entries once for many searches. */
export const buildIndex = (entries: readonly SearchEntry[]): SearchIndex =>
  entries.map((entry) => ({
    entry,
    title: foldText(entry.title),
    whole: foldText(`${entry.title}\n${entry.kind}\n${entry.text}`),
  }));

/**
 * The entries that contain every word, in four ranks: titles that start with the query, titles with words that start with its
 * words, titles that contain its words, and the rest.
 */
export function searchIndex(index: SearchIndex, words: readonly SearchWord[]): SearchEntry[] {
  if (words.length === 0) return [];
  const phrase = new RegExp(`^${words.map(({ source }) => source).join(" ")}`);
  const wordStarts = words.map(({ source }) => new RegExp(String.raw`(?<![\p{L}\p{N}])${source}`, "gu"));
  const rank = (title: string) => {
    if (phrase.test(title)) return 0;
    if (matchesWords(title, wordStarts)) return 1;
    return matchesWords(title, words) ? 2 : 3;
  };
  const ranks: SearchEntry[][] = [[], [], [], []];
  for (const { entry, title, whole } of index) if (matchesWords(whole, words)) ranks[rank(title)]?.push(entry);
  return ranks.flat();
}
