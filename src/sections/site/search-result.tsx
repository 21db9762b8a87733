import type { KeyboardEvent } from "react";
import { highlightParts, type SearchWord } from "#lib/search/text-match.ts";
import type { SearchEntry } from "#lib/search/text-search.ts";
import { Link } from "#ui/link.tsx";

export type SearchResultProps = {
  entry: SearchEntry;
  /** The words of the query, by `searchWords`. */
  words: readonly SearchWord[];
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * Something that was found: one link with its title, what it is, and a line that says more.
 *
 * Guarantees: the words that were looked for, standing out by more than color.
 */
export function SearchResult({ entry: { title, to, kind, text }, words, onKeyDown }: SearchResultProps) {
  return (
    <Link to={to} variant="title" onKeyDown={onKeyDown}>
      <span className="block py-3">
        <span className="block font-medium">
          <Marked text={title} words={words} />
        </span>
        <span className="mt-1 block truncate text-small text-secondary">
          <span className="font-medium">{kind}</span> · <Marked text={text} words={words} />
        </span>
      </span>
    </Link>
  );
}

/** A text in which the words that were looked for stand out. */
function Marked({ text, words }: { text: string; words: readonly SearchWord[] }) {
  return highlightParts(text, words).map(({ text: piece, isFound }, at) =>
    isFound ? (
      <mark
        key={at}
        className="bg-transparent font-semibold text-primary underline decoration-accent decoration-thick underline-offset-1"
      >
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
