/** Lower-case text without accents and apostrophes, for comparison: 'München' becomes 'munchen', 'We're' becomes 'were'. */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase();

/** An expression that matches a word of a query in folded text, in both spellings, singular and plural. */
export type SearchWord = RegExp;

/** British and American spellings of the same word, as expressions that match both. */
const spellings = [
  "mou?ld",
  "colou?r",
  "labou?r",
  "favou?r",
  "alumini?um",
  "gr[ae]y",
  "catalog(?:ue)?",
  "cent(?:er|re)",
  "fib(?:er|re)",
  "met(?:er|re)",
  "lit(?:er|re)",
  "analy[sz]",
  "i[sz](?=e|ing|ation)",
  "ell?(?=ing|ed)",
];

/** Word endings, and expressions for singular and plural; `\b` lets 'pins' match the word 'pin' but not 'pinion'. */
const plurals: readonly (readonly [RegExp, string])[] = [
  [/(?:y|ies)$/, "(?:y|ies)"],
  [/(?<=ss|x|z|ch|sh)es$/, String.raw`(?:es?|\b)`],
  [/(?<=..)s$/, String.raw`(?:s|\b)`],
];

function searchWord(word: string): SearchWord {
  let source = word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll("-", String.raw`[-\s]`);
  for (const spelling of spellings) source = source.replaceAll(new RegExp(spelling, "g"), () => spelling);
  const plural = plurals.find(([ending]) => ending.test(source));
  return new RegExp(plural ? source.replace(...plural) : source, "g");
}

/** Quotation marks, and the signs at the end of a clause. */
const separators = /["“”„«»]|[,;:.!?]+(?=\s|$)/g;

/** The words of a query, each as an expression for folded text. */
export const searchWords = (query: string): SearchWord[] =>
  foldText(query.replaceAll(separators, "")).split(/\s+/).filter(Boolean).map(searchWord);

/** True for folded text that contains every word. */
export const matchesWords = (folded: string, words: readonly SearchWord[]): boolean =>
  words.every((word) => folded.search(word) >= 0);

/** The text split into parts that match a word and parts that do not. */
export function highlightParts(text: string, words: readonly SearchWord[]): { text: string; isFound: boolean }[] {
  const letters = Array.from(text);
  const folded = letters.map(foldText);
  const plain = folded.join("");
  // A letter folds to none, one or several: the position in the text of each unit of the folded text.
  const origin = folded.flatMap((part, letter) => Array.from({ length: part.length }, () => letter));
  const found = new Set<number>();
  for (const word of words)
    for (let match = word.exec(plain); match; match = word.exec(plain)) {
      const last = origin[match.index + match[0].length - 1] ?? letters.length;
      for (let letter = origin[match.index] ?? last; letter <= last; letter++) found.add(letter);
      // Matches may overlap.
      word.lastIndex = match.index + 1;
    }

  const result: { text: string; isFound: boolean }[] = [];
  for (const [at, letter] of letters.entries()) {
    const piece = result.at(-1);
    if (piece?.isFound === found.has(at)) piece.text += letter;
    else result.push({ text: letter, isFound: found.has(at) });
  }
  return result;
}
