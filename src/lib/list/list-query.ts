import { foldText, matchesWords, searchWords } from "#lib/search/text-match.ts";

/** An order of a list, by its value in the URL. */
export type SortOption<Item> = { value: string; label: string; compare: (a: Item, b: Item) => number };

/** A filter of a list, by its name in the URL; an option without `includes` leaves every item in the list. */
export type ListFilter<Item> = {
  name: string;
  label: string;
  options: readonly { value: string; label: string; includes?: (item: Item) => boolean }[];
};

/** A list and the ways to query it. The first order and the first option of a filter are their defaults. */
export type ListDefinition<Item> = {
  items: readonly Item[];
  /** The text of an item that the search reads; a list without it has no search. */
  text?: (item: Item) => string;
  sort?: readonly SortOption<Item>[];
  filters?: readonly ListFilter<Item>[];
  /** Items on a page; 12 by default. */
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

/** The items on the queried page, the count of all matching items, and the page within the number of pages. */
export function selectListPage<Item>(list: ListDefinition<Item>, query: ListQuery) {
  const { items, text, sort = [], filters = [], pageSize = 12, minPages = 1 } = list;
  const words = searchWords(query.search);
  const includes = filters.flatMap(
    ({ name, options }) => options.find(({ value }) => value === query.filters[name])?.includes ?? [],
  );
  const matching = items.filter(
    (item) => includes.every((test) => test(item)) && (!text || matchesWords(foldText(text(item)), words)),
  );
  const order = sort.find(({ value }) => value === query.sort);
  const sorted = order ? matching.toSorted(order.compare) : matching;
  const pages = Math.max(minPages, Math.ceil(sorted.length / pageSize));
  const page = Math.min(query.page, pages);
  return { items: sorted.slice((page - 1) * pageSize, page * pageSize), count: sorted.length, page, pages };
}
