import { useRef, useState } from "react";
import { Input } from "#ui/control";
import { Disclosure } from "#ui/disclosure";
import { Field } from "#ui/field";
import { Icon } from "#ui/icon";
import { Link } from "#ui/link";

/** Something that can be found: its title, where it is, and what it is ('Service', 'Post'). */
export type SearchEntry = { title: string; to: string; kind: string };

export type SearchPanelProps = {
  /** Fetches what can be found, when the panel is opened for the first time. */
  onNeedEntries: () => Promise<readonly SearchEntry[]>;
};

/** Letters without case and accents, so that 'Munchen' finds 'München'. */
const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The entries that hold every word of the query; those whose titles begin with it come first. */
function find(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const wanted = plain(query).trim();
  const words = wanted.split(/\s+/);
  const isFirst = ({ title }: SearchEntry) => Number(plain(title).startsWith(wanted));
  return entries
    .filter(({ title, kind }) => words.every((word) => plain(`${title} ${kind}`).includes(word)))
    .toSorted((a, b) => isFirst(b) - isFirst(a));
}

/**
 * A text box behind a button; results appear as one types.
 *
 * Gives: the focus goes to the text box; the number of results is spoken politely; submitting goes nowhere.
 * Asks: a loader of entries. When it fails the panel says so, and opening it again tries again.
 */
export function SearchPanel({ onNeedEntries }: SearchPanelProps) {
  const box = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [entries, setEntries] = useState<readonly SearchEntry[] | "missing" | "failed">("missing");

  const open = () => {
    box.current?.focus();
    if (typeof entries !== "string") return;
    setEntries("missing");
    onNeedEntries().then(setEntries, () => setEntries("failed"));
  };

  const results = typeof entries === "string" || query.trim() === "" ? [] : find(entries, query);
  return (
    <Disclosure label="Search" icon={<Icon name="search" />} onOpen={open}>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <Field label="Search the site">
          <Input
            ref={box}
            type="search"
            placeholder="Search here..."
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </Field>
      </form>
      <p role="status" className="text-small text-secondary not-empty:mt-4">
        {query.trim() && sentence(entries, results.length, query.trim())}
      </p>
      {results.length > 0 && (
        <ul role="list" aria-label="Results" className="mt-2">
          {results.map(({ title, to, kind }) => (
            <li key={to} className="border-t-thin border-hairline py-2">
              <Link to={to} look="title">
                <span className="flex min-h-target items-center justify-between gap-4">
                  {title} <span className="text-caption text-secondary">{kind}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

/** What came of the search, in a sentence. */
function sentence(entries: readonly SearchEntry[] | "missing" | "failed", count: number, query: string): string {
  if (entries === "missing") return "Loading the list of pages…";
  if (entries === "failed") return "The list of pages could not be loaded. Close the search and open it to try again.";
  if (count === 0) return `No results for '${query}'. Try one word, such as a service, a material or a city.`;
  return `${count} ${count === 1 ? "result" : "results"} for '${query}'`;
}
