import { foldText, matchesWords, searchWords } from "#lib/search/text-match.ts";

/** An order of a list, by its value in the URL. */
export type SortOption<Item> = { value: string; label: string; compare: (a: Item, b: Item) => number };

/** A filter of a list, by its name in the URL; an option without `includes` leaves every item in the list. */
export type ListFilter<Item> = {
  name: string;
  label: string;
  options: readonly { value: string; label: string; includes?: (item: Item) => boolean }[];
};

/** Items on a page of a list that does not say otherwise. */
export const defaultPageSize = 12;

/** A list and the ways to query it. The first order and the first option of a filter are their defaults. */
export type ListDefinition<Item> = {
  /** All items; with `all`, those of the first page in the first order. */
  items: readonly Item[];
  /** The number of all items, and the function that loads them. */
  all?: { count: number; load: () => Promise<readonly Item[]> };
  /** The text of an item that the search reads; a list without it has no search. */
  text?: (item: Item) => string;
  sort?: readonly SortOption<Item>[];
  filters?: readonly ListFilter<Item>[];
  /** Items on a page; `defaultPageSize` without it. */
  pageSize?: number;
  /** Pages that exist even without items; 1 by default. */
  minPages?: number;
};

/** A query of a list, as its URL states it: `?q=…&sort=…&<filter>=…&page=…`. */
export type ListQuery = {
  search: string;
  /** Empty for a list that cannot be sorted. */
  sort: string;
  /** The value of each filter, by the filter's name. */
  filters: Readonly<Record<string, string>>;
  /** From 1 up. */
  page: number;
};

const validValue = (options: readonly { value: string }[], value: string | null | undefined): string =>
  (options.find((option) => option.value === value) ?? options[0])?.value ?? "";

/** Reads a query from a URL; unknown values count as absent. */
export function readListQuery<Item>(list: ListDefinition<Item>, params: URLSearchParams): ListQuery {
  const { text, sort = [], filters = [] } = list;
  const page = params.get("page") ?? "";
  return {
    search: text ? (params.get("q")?.trim() ?? "") : "",
    sort: validValue(sort, params.get("sort")),
    filters: Object.fromEntries(filters.map(({ name, options }) => [name, validValue(options, params.get(name))])),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The query that a URL without parameters states. */
export const defaultListQuery = <Item>(list: ListDefinition<Item>): ListQuery =>
  readListQuery(list, new URLSearchParams());

/** The search parameters of a query, without the defaults; an empty string when nothing remains. */
export function writeListQuery<Item>(list: ListDefinition<Item>, query: ListQuery): string {
  const toParams = ({ search, sort, filters, page }: ListQuery) =>
    Object.entries({ q: search.trim(), sort, ...filters, page: String(page) });
  const defaults = Object.fromEntries(toParams(defaultListQuery(list)));
  const params = toParams(query).filter(([name, value]) => value !== defaults[name]);
  return params.length > 0 ? `?${new URLSearchParams(params).toString()}` : "";
}

/** The items on the page of a query, and the number of its pages, of which `page` is one. */
export type ListPage<Item> = {
  items: readonly Item[];
  /** The number of all matching items; undefined until they are loaded. */
  count: number | undefined;
  page: number;
  pages: number;
};

const isDefault = <Item>(list: ListDefinition<Item>, query: ListQuery) => writeListQuery(list, query) === "";

/** Whether a query has a result only when all items are loaded: all but the first page in the first order. */
export const needsAll = <Item>(list: ListDefinition<Item>, query: ListQuery): boolean =>
  list.all !== undefined && list.all.count > list.items.length && !isDefault(list, query);

/** Selects the page of a query; `loaded` are all items of a list that loads them. */
export function selectListPage<Item>(
  list: ListDefinition<Item>,
  query: ListQuery,
  loaded?: readonly Item[],
): ListPage<Item> {
  const { items, all, text, sort = [], filters = [], pageSize = defaultPageSize, minPages = 1 } = list;
  const pagesOf = (count: number) => Math.max(minPages, Math.ceil(count / pageSize));
  if (all && all.count > items.length && !loaded) {
    const count = isDefault(list, { ...query, page: 1 }) ? all.count : undefined;
    const pages = pagesOf(count ?? 0);
    return { items: needsAll(list, query) ? [] : items, count, page: Math.min(query.page, pages), pages };
  }
  const words = searchWords(query.search);
  const includes = filters.flatMap(
    ({ name, options }) => options.find(({ value }) => value === query.filters[name])?.includes ?? [],
  );
  const matching = (loaded ?? items).filter(
    (item) => includes.every((test) => test(item)) && (!text || matchesWords(foldText(text(item)), words)),
  );
  const order = sort.find(({ value }) => value === query.sort);
  const sorted = order ? matching.toSorted(order.compare) : matching;
  const pages = pagesOf(sorted.length);
  const page = Math.min(query.page, pages);
  return { items: sorted.slice((page - 1) * pageSize, page * pageSize), count: sorted.length, page, pages };
}
