import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { useDebouncedValue } from "#lib/dom/use-debounced-value.ts";
import { highlightParts, searchWords, type SearchWord } from "#lib/search/text-match.ts";
import { buildIndex, excerptOf, searchIndex, type SearchEntry, type SearchIndex } from "#lib/search/text-search.ts";
import { SearchThumbnail } from "#sections/site/search-thumbnail.tsx";
import { Input } from "#ui/control.tsx";
import { Deferred } from "#ui/deferred.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";

/** Number of results shown. */
const pageSize = 8;

export type SearchBoxProps = {
  /** How often the search was opened; each time the text box takes the focus. */
  timesOpened: number;
  /** Loads the entries to search; called when the search is first opened. */
  loadEntries: () => Promise<readonly SearchEntry[]>;
};

/**
 * A text box, and below it the results for what is typed. Loaded by the search panel.
 *
 * The results are a plain list of links and no combobox: links open in new tabs and are read line by line, and Enter in
 * the box has no option to choose, since submitting leads nowhere. Arrow keys move through them all the same.
 *
 * Guarantees: the focus in the text box when the search opens, and never while it is closed; the number of results, shown
 * with them and announced when typing pauses; the passage that contains the words, if the description does not; Down moves from the box to the results, Up and Down through them and back, Home and End to
 * the first and the last; text typed before the entries have loaded is searched for afterwards.
 */
export function SearchBox({ timesOpened, loadEntries }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState("");

  useEffect(() => {
    if (timesOpened === 0) return;
    // No effect in a panel that was closed in the meantime, since an element that is not displayed takes no focus.
    box.current?.focus();
    box.current?.select();
  }, [timesOpened]);

  const moveFocus = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const from = links.findIndex((link) => link === document.activeElement);
    const to = nextIndex(event.key, from, links.length - 1);
    if (to === undefined || links.length === 0 || isReserved(event)) return;
    event.preventDefault();
    (links[to] ?? box.current)?.focus();
  };

  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <Field label="Search the site">
        <Input
          ref={box}
          type="search"
          placeholder="Search here..."
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={moveFocus}
        />
      </Field>
      {timesOpened > 0 && (
        <Deferred
          load={async () => buildIndex(await loadEntries())}
          retryKey={timesOpened}
          fallback={
            <p role="status" className="mt-4 text-small text-secondary empty:mt-0">
              {query.trim() && "Loading the list of pages…"}
            </p>
          }
          error="The list of pages could not be loaded. What you type stays here."
          onRetry={() => box.current?.focus()}
        >
          {(index) => <SearchResults index={index} query={query.trim()} list={list} onKeyDown={moveFocus} />}
        </Deferred>
      )}
    </form>
  );
}

/** Keys that the browser or an input method handles. */
const isReserved = ({ altKey, ctrlKey, metaKey, shiftKey, nativeEvent }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey || nativeEvent.isComposing;

/** Index of the result that a key moves to, from a result or, -1, from the box; undefined for all other keys. */
function nextIndex(key: string, from: number, last: number): number | undefined {
  if (key === "ArrowDown") return Math.min(from + 1, last);
  if (from < 0) return undefined;
  if (key === "ArrowUp") return from - 1;
  if (key === "Home") return 0;
  return key === "End" ? last : undefined;
}

type SearchResultsProps = {
  index: SearchIndex;
  query: string;
  list: RefObject<HTMLUListElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
};

function SearchResults({ index, query, list, onKeyDown }: SearchResultsProps) {
  const words = searchWords(query);
  const results = searchIndex(index, words);
  const found = words.length > 0 ? summary(query, results.length) : "";
  // Empty at first: text that is in a live region from the start is not announced.
  const announced = useDebouncedValue(found, "");
  return (
    <>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <p aria-hidden="true" className="mt-4 text-small text-secondary empty:mt-0">
        {found}
      </p>
      {results.length > 0 && (
        <ul ref={list} role="list" aria-label="Results" className="mt-4 -mb-3">
          {results.slice(0, pageSize).map((entry) => (
            <li key={entry.to + entry.title} className="flex flex-col border-t-thin border-hairline">
              <SearchResult entry={entry} query={query} words={words} onKeyDown={onKeyDown} />
            </li>
          ))}
        </ul>
      )}
      {results.length > pageSize && (
        <p className="mt-3 border-t-thin border-hairline pt-4 text-small text-secondary">
          {`And ${results.length - pageSize} more: type another word.`}
        </p>
      )}
    </>
  );
}

const summary = (query: string, count: number) =>
  count === 0
    ? `No results for '${query}'. Try one word, such as a service, a material or a book.`
    : `${count} ${count === 1 ? "result" : "results"} for '${query}'`;

type SearchResultProps = {
  entry: SearchEntry;
  query: string;
  words: readonly SearchWord[];
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * One link with thumbnail, title, kind and description; matches stand out by more than color. Texts are keyed by the query,
 * because a browser's translation replaces text nodes, of which React would then update parts.
 */
function SearchResult({ entry, query, words, onKeyDown }: SearchResultProps) {
  const { title, to, kind, picture } = entry;
  return (
    <Link to={to} variant="title" onKeyDown={onKeyDown}>
      <span className="flex gap-4 py-3 narrow:flex-col">
        <SearchThumbnail kind={kind} picture={picture} />
        <span className="min-w-0">
          <span key={`title ${query}`} className="block font-medium">
            <Highlighted text={title} words={words} />
          </span>
          <span key={`text ${query}`} className="mt-1 block text-small text-secondary">
            <span className="font-medium text-primary">{kind}</span> ·{" "}
            <Highlighted text={excerptOf(entry, words)} words={words} />
          </span>
        </span>
      </span>
    </Link>
  );
}

function Highlighted({ text, words }: { text: string; words: readonly SearchWord[] }) {
  return highlightParts(text, words).map(({ text: part, isFound }, index) =>
    isFound ? (
      <mark
        key={index}
        className="bg-transparent font-semibold text-primary underline decoration-accent decoration-thick underline-offset-1"
      >
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
