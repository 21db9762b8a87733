import type { Product } from "#content/schema.ts";
import { cents } from "#lib/format/money.ts";

/** At most so many products on one page (specification). */
export const pageSize = 12;
/** The catalog always has at least so many pages; those without products say so. */
const leastPages = 3;

const byPrice = (a: Product, b: Product) => cents(a.price) - cents(b.price);

/** The orders one can choose, by their value in the address. */
export const orders = {
  featured: { label: "Featured", compare: (a: Product, b: Product) => a.id - b.id },
  "price-up": { label: "Price, low to high", compare: byPrice },
  "price-down": { label: "Price, high to low", compare: (a: Product, b: Product) => byPrice(b, a) },
  title: { label: "Title, A to Z", compare: (a: Product, b: Product) => a.title.localeCompare(b.title, "en") },
} as const;

/** The price ranges one can choose, by their value in the address; in whole cents, both ends included. */
export const ranges = {
  all: { label: "All prices", from: 0, to: Infinity },
  "under-150": { label: "Under $150", from: 0, to: 14_999 },
  "150-to-300": { label: "$150 to $300", from: 15_000, to: 30_000 },
  "over-300": { label: "Over $300", from: 30_001, to: Infinity },
} as const;

/** What the address asks the catalog for. */
export type View = {
  sort: keyof typeof orders;
  price: keyof typeof ranges;
  /** A size of the products, or all of them. */
  size: string;
  /** From 1 up. */
  page: number;
};

/** The view that an address without a query stands for. */
export const defaultView: View = { sort: "featured", price: "all", size: "all", page: 1 };

const isKey = <Key extends string>(table: Record<Key, unknown>, key: string | null): key is Key =>
  key !== null && Object.hasOwn(table, key);

/** The sizes that products come in, the smallest first. */
export const sizesOf = (products: readonly Product[]): string[] =>
  ["S", "M", "L", "Xl", "XXl"].filter((size) => products.some((product) => product.size === size));

/** Reads a view out of an address; what it does not know counts as not asked for. */
export function readView(query: URLSearchParams, products: readonly Product[]): View {
  const [sort, price, size, page] = ["sort", "price", "size", "page"].map((name) => query.get(name)) as [
    string | null,
    string | null,
    string | null,
    string | null,
  ];
  return {
    sort: isKey(orders, sort) ? sort : defaultView.sort,
    price: isKey(ranges, price) ? price : defaultView.price,
    size: size !== null && sizesOf(products).includes(size) ? size : defaultView.size,
    page: page !== null && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : defaultView.page,
  };
}

/** The query of a view, without what goes without saying; empty for the default. */
export function queryOf(view: View): string {
  const asked = Object.entries(view).filter(([name, value]) => value !== defaultView[name as keyof View]);
  const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return query && `?${query}`;
}

/** What a view shows: the products of its page, how many there are in all, and how many pages. */
export function browse(products: readonly Product[], view: View) {
  const { from, to } = ranges[view.price];
  const found = products
    .filter(({ price }) => cents(price) >= from && cents(price) <= to)
    .filter(({ size }) => view.size === "all" || size === view.size)
    .toSorted(orders[view.sort].compare);
  const pages = Math.max(leastPages, Math.ceil(found.length / pageSize));
  const page = Math.min(view.page, pages);
  return { shown: found.slice((page - 1) * pageSize, page * pageSize), count: found.length, page, pages };
}
