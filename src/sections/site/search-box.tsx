import { cx } from "class-variance-authority";
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from "react";
import { useDebouncedValue } from "#lib/dom/use-debounced-value.ts";
import { useFetched, type Absence } from "#lib/lazy/use-fetched.ts";
import { searchWords } from "#lib/search/text-match.ts";
import { searchIndex, buildIndex, type SearchEntry } from "#lib/search/text-search.ts";
import { SearchStatus } from "#sections/site/search-panel.tsx";
import { SearchResult } from "#sections/site/search-result.tsx";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";

/** How many results are shown. */
const most = 8;

export type SearchBoxProps = {
  /** How often the search was opened; each time the box takes the focus. */
  timesOpened: number;
  /** Fetches what can be found, when the search is opened for the first time. */
  onNeedEntries: () => Promise<readonly SearchEntry[]>;
};

/**
 * A text box, and below it what is found as one types. A module of its own, loaded when somebody first looks for it.
 *
 * The results are a plain list of links, no combobox: they can be opened in a new tab and read line by line, and Enter
 * in the box has nothing to choose, since submitting goes nowhere. Arrow keys lead through them all the same.
 *
 * Guarantees: the focus in the text box whenever it is opened, and never while it is closed; the number of results, spoken
 * once typing rests; Down leads from the box to the results, Up and Down through them and back, Home and End to the
 * first and the last. What is typed before the entries are here is looked for when they are.
 */
export function SearchBox({ timesOpened, onNeedEntries }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState("");
  const [index, askForIndex] = useFetched(async () => buildIndex(await onNeedEntries()));

  const begin = useEffectEvent(() => {
    // in a panel that was closed meanwhile it is not displayed, and cannot take the focus
    box.current?.focus();
    box.current?.select();
    askForIndex();
  });
  useEffect(() => {
    if (timesOpened > 0) begin();
  }, [timesOpened]);

  const words = searchWords(query);
  const results = index.phase === "here" ? searchIndex(index.value, words) : [];
  const status = useDebouncedValue(sentence(index.phase, words.length === 0 ? "" : query.trim(), results.length));

  const step = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const from = links.findIndex((link) => link === document.activeElement);
    const to = next(event.key, from, links.length - 1);
    if (to === undefined || links.length === 0 || isOfOthers(event)) return;
    event.preventDefault();
    (links[to] ?? box.current)?.focus();
  };
  const retry = () => {
    askForIndex();
    box.current?.focus();
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
          onKeyDown={step}
        />
      </Field>
      {/* its line is there before its words are, or they would push the results down */}
      <div className={cx((query.trim() || status) && "mt-4 min-h-5")}>
        <SearchStatus phase={index.phase} onRetry={retry}>
          {status}
        </SearchStatus>
      </div>
      {results.length > 0 && (
        <ul ref={list} role="list" aria-label="Results" className="mt-4 -mb-3">
          {results.slice(0, most).map((entry) => (
            <li key={entry.to + entry.title} className="flex flex-col border-t-thin border-hairline">
              <SearchResult entry={entry} words={words} onKeyDown={step} />
            </li>
          ))}
        </ul>
      )}
      {results.length > most && (
        <p className="mt-3 border-t-thin border-hairline pt-4 text-small text-secondary">
          And {results.length - most} more: type another word.
        </p>
      )}
    </form>
  );
}

/** Whether the browser or an input method has its own use for a key. */
const isOfOthers = ({ altKey, ctrlKey, metaKey, shiftKey, nativeEvent }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey || nativeEvent.isComposing;

/** Where a key leads, from one of the results or, -1, from the box; nothing where it has its usual effect. */
function next(key: string, from: number, last: number): number | undefined {
  if (key === "ArrowDown") return Math.min(from + 1, last);
  if (from < 0) return undefined;
  if (key === "ArrowUp") return from - 1;
  if (key === "Home") return 0;
  return key === "End" ? last : undefined;
}

/** What came of the search, in a sentence; nothing while there is none. */
function sentence(phase: Absence | "here", query: string, count: number): string {
  if (phase === "failed") return "The list of pages could not be loaded. What you type stays here.";
  if (phase === "again") return "Trying again…";
  if (query === "") return "";
  if (phase !== "here") return "Loading the list of pages…";
  if (count === 0) return `No results for '${query}'. Try one word, such as a service, a material or a book.`;
  return `${count} ${count === 1 ? "result" : "results"} for '${query}'`;
}
