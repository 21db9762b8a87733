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

/** An entry of the site search: its title and address, its kind, a line that describes it, its running text, and its picture. */
export type SearchEntry = {
  readonly title: string;
  readonly to: string;
  readonly kind: SearchKind;
  readonly text: string;
  /** What the page says, in passages that line breaks separate. */
  readonly body?: string;
  readonly picture?: Picture;
};

/** An entry with its folded title, with all that describes it, and with its folded running text. */
type Row = { entry: SearchEntry; title: string; summary: string; body: string };

export type SearchIndex = readonly Row[];

/** Folds entries once for many searches. */
export const buildIndex = (entries: readonly SearchEntry[]): SearchIndex =>
  entries.map((entry) => ({
    entry,
    title: foldText(entry.title),
    summary: foldText(summaryOf(entry)),
    body: foldText(entry.body ?? ""),
  }));

const summaryOf = ({ title, kind, text }: SearchEntry) => `${title}\n${kind}\n${text}`;

/** The words as expressions for the beginnings of words. */
const atWordStart = (words: readonly SearchWord[]): SearchWord[] =>
  words.map(({ source }) => new RegExp(String.raw`(?<![\p{L}\p{N}])${source}`, "gu"));

/**
 * The entries that contain every word, in five ranks: titles that start with the query, titles with words that start with its
 * words, titles that contain its words, descriptions that contain them, and running texts with words that start with them.
 */
export function searchIndex(index: SearchIndex, words: readonly SearchWord[]): SearchEntry[] {
  if (words.length === 0) return [];
  const phrase = new RegExp(`^${words.map(({ source }) => source).join(" ")}`);
  const wordStarts = atWordStart(words);
  const rank = ({ title, summary, body }: Row) => {
    if (matchesWords(summary, words)) {
      if (phrase.test(title)) return 0;
      if (matchesWords(title, wordStarts)) return 1;
      return matchesWords(title, words) ? 2 : 3;
    }
    const isInBody = words.every(
      (word, at) => matchesWords(summary, [word]) || matchesWords(body, wordStarts.slice(at, at + 1)),
    );
    return isInBody ? 4 : undefined;
  };
  const ranks: SearchEntry[][] = [[], [], [], [], []];
  for (const row of index) ranks[rank(row) ?? ranks.length]?.push(row.entry);
  return ranks.flat();
}

/** About the length of a description. */
const excerptLength = 140;

/**
 * What to show of a found entry: its description or, where words are in the running text alone, the passage that contains most
 * of these, shortened around the first.
 */
export function excerptOf(entry: SearchEntry, words: readonly SearchWord[]): string {
  const summary = foldText(summaryOf(entry));
  const missing = atWordStart(words.filter((word) => !matchesWords(summary, [word])));
  if (missing.length === 0) return entry.text;
  let [best, most] = [entry.text, 0];
  for (const passage of (entry.body ?? "").split(/\n|(?<=[.!?]["”’]?) (?=\S)/)) {
    const folded = foldText(passage);
    const count = missing.filter((word) => matchesWords(folded, [word])).length;
    if (count > most) [best, most] = [passage, count];
  }
  if (best.length <= excerptLength) return best;
  const found = Math.min(...missing.map((word) => foldText(best).search(word)).filter((at) => at >= 0));
  const start = found < excerptLength / 2 ? 0 : best.indexOf(" ", found - excerptLength / 2) + 1;
  const end = best.indexOf(" ", start + excerptLength);
  return `${start > 0 ? "… " : ""}${best.slice(start, end < 0 ? undefined : end)}${end < 0 ? "" : " …"}`;
}
