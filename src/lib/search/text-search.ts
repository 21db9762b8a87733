/** Something that can be found: its title, where it is, what it is ('Service', 'Post'), and a line that says more. */
export type SearchEntry = {
  readonly title: string;
  readonly to: string;
  readonly kind: string;
  readonly text: string;
};

/** Letters without case, accents and apostrophes, so that 'Munchen' finds 'München', and 'were' finds 'We're'. */
const fold = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase();

/** The words to look for. */
export const searchWords = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** An entry as it is looked through: all that typing would otherwise do anew with each key is done. */
type Row = {
  entry: SearchEntry;
  title: string;
  /** The title's words, each with a space before it. */
  begins: string;
  whole: string;
};

export type SearchIndex = readonly Row[];

/** Prepares entries for many searches. */
export const buildIndex = (entries: readonly SearchEntry[]): SearchIndex =>
  entries.map((entry) => {
    const title = fold(entry.title);
    return {
      entry,
      title,
      begins: ` ${title.replaceAll(/[^\p{L}\p{N}]+/gu, " ")}`,
      whole: `${title}\n${fold(`${entry.kind}\n${entry.text}`)}`,
    };
  });

/** The smaller, the sooner it is shown; nothing for what lacks a word. */
function rank({ title, begins, whole }: Row, words: readonly string[]): number | undefined {
  if (!words.every((word) => whole.includes(word))) return undefined;
  if (title.startsWith(words.join(" "))) return 0;
  if (words.every((word) => begins.includes(` ${word}`))) return 1;
  return words.every((word) => title.includes(word)) ? 2 : 3;
}

/**
 * The entries that hold every word. First those whose title begins with them, then those with a word of the title that
 * does, then those that have them somewhere in the title, then the rest.
 */
export function searchIndex(index: SearchIndex, words: readonly string[]): SearchEntry[] {
  if (words.length === 0) return [];
  const ranks: SearchEntry[][] = [[], [], [], []];
  for (const row of index) ranks[rank(row, words) ?? ranks.length]?.push(row.entry);
  return ranks.flat();
}

/** A text in pieces: what was looked for, and what stands between. */
export function highlightParts(text: string, words: readonly string[]): { text: string; isFound: boolean }[] {
  const letters = Array.from(text);
  const folded = letters.map(fold);
  const plain = folded.join("");
  // a letter may fold to none or to several: which one each came from
  const origin = folded.flatMap((part, letter) => Array.from(part, () => letter));
  const found = new Set<number>();
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      const last = origin[at + word.length - 1] ?? letters.length;
      for (let letter = origin[at] ?? last; letter <= last; letter++) found.add(letter);
    }

  const result: { text: string; isFound: boolean }[] = [];
  for (const [at, letter] of letters.entries()) {
    const piece = result.at(-1);
    if (piece?.isFound === found.has(at)) piece.text += letter;
    else result.push({ text: letter, isFound: found.has(at) });
  }
  return result;
}
