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
  /** All items; with `more`, those of the first page. */
  items: readonly Item[];
  /** The number of all items in their first order, and a function that loads those from an index up to another, or all. */
  more?: { count: number; load: (from?: number, to?: number) => Promise<readonly Item[]> };
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

/** The indexes of items from `from` up to, but not including, `to`. */
export type ItemRange = { from: number; to: number };

/** The result of a query: the items on its page, the count of all matching items, and the page within the number of pages. */
export type ListPage<Item> = { items: readonly Item[]; count: number; page: number; pages: number };

const pagesOf = <Item>({ pageSize = defaultPageSize, minPages = 1 }: ListDefinition<Item>, count: number) =>
  Math.max(minPages, Math.ceil(count / pageSize));

/** The items that a query reads: those of its page, or all for a search, a filter or another order. */
function rangeOf<Item>(list: ListDefinition<Item>, query: ListQuery, count: number): ItemRange {
  if (writeListQuery(list, { ...query, page: 1 }) !== "") return { from: 0, to: count };
  const { pageSize = defaultPageSize } = list;
  const from = (Math.min(query.page, pagesOf(list, count)) - 1) * pageSize;
  return { from, to: Math.min(from + pageSize, count) };
}

/** The items that a query reads and that the list does not have yet; `undefined` if it has them. */
export function missingRange<Item>(list: ListDefinition<Item>, query: ListQuery): ItemRange | undefined {
  if (!list.more) return undefined;
  const range = rangeOf(list, query, list.more.count);
  return range.from < range.to && range.to > list.items.length ? range : undefined;
}

/** Selects the page of a query; `loaded` are the items of its missing range. */
export function selectListPage<Item>(
  list: ListDefinition<Item>,
  query: ListQuery,
  loaded?: readonly Item[],
): ListPage<Item> {
  const { items, more, text, sort = [], filters = [], pageSize = defaultPageSize } = list;
  if (more && writeListQuery(list, { ...query, page: 1 }) === "") {
    const { from, to } = rangeOf(list, query, more.count);
    const pages = pagesOf(list, more.count);
    return { items: loaded ?? items.slice(from, to), count: more.count, page: Math.min(query.page, pages), pages };
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
  const pages = pagesOf(list, sorted.length);
  const page = Math.min(query.page, pages);
  return { items: sorted.slice((page - 1) * pageSize, page * pageSize), count: sorted.length, page, pages };
}
