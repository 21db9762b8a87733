import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useHydrated } from "#lib/dom/use-hydrated.ts";
import { useNavigationType } from "#lib/focus/navigation-type.ts";
import { loadModule } from "#lib/lazy/load-module.ts";
import {
  defaultListQuery,
  readListQuery,
  missingRange,
  selectListPage,
  writeListQuery,
  type ItemRange,
  type ListDefinition,
  type ListQuery,
} from "#lib/list/list-query.ts";
import { milliseconds } from "#lib/theme/duration.ts";

/**
 * The text of the search field. Results follow it immediately, and the URL follows after a pause, because Safari
 * refuses more than 100 history changes in ten seconds. A link, back and forward replace the text by theirs.
 */
function useSearchText(urlSearch: string) {
  const { key } = useLocation();
  const isReplaced = useNavigationType() === "REPLACE";
  const [field, setField] = useState({ key, text: urlSearch });
  if (field.key !== key) setField({ key, text: isReplaced ? field.text : urlSearch });
  return [field.text, (text: string) => setField({ key, text })] as const;
}

/** What the last attempt to load a range brought; no items after a failure. */
type Loaded<Item> = ItemRange & { attempt: number; items: readonly Item[] | undefined };

/** The page of a query. Items that the list does not have load; until then, and after a failure, the page has none. */
function useListPage<Item>(list: ListDefinition<Item>, query: ListQuery) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<Item>>();
  const range = missingRange(list, query);
  const isTried = range && loaded && loaded.from <= range.from && loaded.to >= range.to && loaded.attempt === attempt;
  const items = isTried ? loaded.items?.slice(range.from - loaded.from, range.to - loaded.from) : undefined;

  const waitsFor = range && !isTried ? `${range.from} ${range.to}` : undefined;
  useEffect(() => {
    if (waitsFor === undefined || !list.more) return undefined;
    let isCurrent = true;
    const [from, to] = waitsFor.split(" ").map(Number) as [number, number];
    const { load } = list.more;
    const end = (result: readonly Item[] | undefined) => {
      if (isCurrent) setLoaded({ from, to, attempt, items: result });
    };
    loadModule(() => load(from, to)).then(end, () => end(undefined));
    return () => {
      isCurrent = false;
    };
  }, [list, waitsFor, attempt]);

  const isReady = !range || items !== undefined;
  const notReady = isTried ? ("failed" as const) : ("loading" as const);
  const { count, ...page } = selectListPage(list, query, isReady ? items : []);
  return {
    ...page,
    /** The number of all matching items; undefined until it is known. */
    count: isReady || count > 0 ? count : undefined,
    status: isReady ? ("ready" as const) : notReady,
    /** Loads the items again after a failure. */
    retry: () => setAttempt((before) => before + 1),
  };
}

/**
 * A list's query, with its state in the URL: the matching page of items, the values of the controls, and their setters.
 * Setters replace the history entry and go back to page 1. Prerendered pages have no query, so hydration uses the default.
 */
export function useListQuery<Item>(list: ListDefinition<Item>) {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const urlQuery = readListQuery(list, params);
  const [text, setText] = useSearchText(urlQuery.search);
  const isTyping = text.trim() !== urlQuery.search;
  const current: ListQuery = { ...urlQuery, search: text, page: isTyping ? 1 : urlQuery.page };
  const query = useHydrated(params.size > 0) ? current : defaultListQuery(list);
  const linkTo = (next: Partial<ListQuery>) => pathname + writeListQuery(list, { ...query, ...next });

  const pending = isTyping ? writeListQuery(list, current) : undefined;
  useEffect(() => {
    if (pending === undefined) return undefined;
    const timer = setTimeout(() => setParams(pending, { replace: true }), milliseconds("debounce"));
    return () => clearTimeout(timer);
  }, [pending, setParams]);

  const replace = (next: Partial<ListQuery>) => {
    setText(next.search ?? text);
    setParams(writeListQuery(list, { ...query, page: 1, ...next }), { replace: true });
  };
  return {
    ...useListPage(list, query),
    search: query.search,
    setSearch: setText,
    filters: query.filters,
    /** The order and the filters, as controls with their values. */
    choices: [
      ...(list.sort ? [{ name: "sort", label: "Sort", value: query.sort, options: list.sort }] : []),
      ...(list.filters ?? []).map((filter) => ({ ...filter, value: query.filters[filter.name] ?? "" })),
    ],
    choose: (name: string, value: string) =>
      replace(name === "sort" ? { sort: value } : { filters: { ...query.filters, [name]: value } }),
    /** Resets the search and the filters; the order remains. */
    clear: () => replace({ search: "", filters: defaultListQuery(list).filters }),
    /** The URL of another page of the same query. */
    linkToPage: (page: number) => linkTo({ page }),
    /** The URL of the first page with another value of a filter. */
    linkToFilter: (name: string, value: string) => linkTo({ filters: { ...query.filters, [name]: value }, page: 1 }),
  };
}
