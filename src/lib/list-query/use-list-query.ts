import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useHydrated } from "#lib/dom/use-hydrated.ts";
import { loadModule } from "#lib/lazy/load-module.ts";
import {
  defaultListQuery,
  needsAll,
  readListQuery,
  selectListPage,
  writeListQuery,
  type ListDefinition,
  type ListQuery,
} from "#lib/list-query/list-query.ts";
import { useNavigationType } from "#lib/navigation/navigation-type.ts";
import { milliseconds } from "#lib/theme/duration.ts";

/**
 * The text of the search field. Results follow it immediately, and the URL follows after a pause or a press, because Safari
 * refuses more than 100 history changes in ten seconds. A link, back and forward replace the text by theirs.
 */
function useSearchText(urlSearch: string) {
  const { key } = useLocation();
  const isReplaced = useNavigationType() === "REPLACE";
  const [field, setField] = useState({ key, text: urlSearch });
  if (field.key !== key) setField({ key, text: isReplaced ? field.text : urlSearch });
  return [field.text, (text: string) => setField({ key, text })] as const;
}

/** The page of a query. All items load when a query first needs them; until then, and after a failure, its page is empty. */
function useListPage<Item>(list: ListDefinition<Item>, query: ListQuery) {
  const [loaded, setLoaded] = useState<{ items?: readonly Item[] }>();
  const isMissing = needsAll(list, query) && !loaded?.items;
  const load = isMissing && !loaded ? list.all?.load : undefined;
  useEffect(() => {
    if (load)
      loadModule(load).then(
        (items) => setLoaded({ items }),
        () => setLoaded({}),
      );
  }, [load]);

  const missing = loaded ? ("failed" as const) : ("loading" as const);
  return {
    ...selectListPage(list, query, loaded?.items),
    status: isMissing ? missing : ("ready" as const),
    /** Loads the items again after a failure. */
    retry: () => setLoaded(undefined),
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
    const write = () => setParams(pending, { replace: true });
    const timer = setTimeout(write, milliseconds("debounce"));
    // a press may follow a result, which is found again by Back
    for (const event of ["focusout", "pointerdown"]) window.addEventListener(event, write);
    return () => {
      clearTimeout(timer);
      for (const event of ["focusout", "pointerdown"]) window.removeEventListener(event, write);
    };
  }, [pending, setParams]);

  const replace = (next: Partial<ListQuery>) => {
    setText(next.search ?? text);
    setParams(writeListQuery(list, { ...current, page: 1, ...next }), { replace: true });
  };
  /** Applies an order and filters by name. Those of the address are none, which a browser may have put back into the fields. */
  const choose = ({ sort = current.sort, ...filters }: Readonly<Record<string, string>>) => {
    const next = { sort, filters: { ...current.filters, ...filters } };
    if (writeListQuery(list, { ...current, ...next }) !== writeListQuery(list, current)) replace(next);
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
    choose,
    /** Resets the search and the filters; the order remains. */
    clear: () => replace({ search: "", filters: defaultListQuery(list).filters }),
    /** The URL of another page of the same query. */
    linkToPage: (page: number) => linkTo({ page }),
    /** The URL of the first page with another value of a filter. */
    linkToFilter: (name: string, value: string) => linkTo({ filters: { ...query.filters, [name]: value }, page: 1 }),
  };
}
