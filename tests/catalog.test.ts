// @vitest-environment node
import fc from "fast-check";
import { expect, it } from "vitest";
import { products } from "#content/product.ts";
import type { Product } from "#content/schema.ts";
import { cents } from "#lib/format/money.ts";
import {
  needsAll,
  readListQuery,
  selectListPage,
  writeListQuery,
  type ListDefinition,
  type ListQuery,
} from "#lib/list-query/list-query.ts";
import { catalog } from "#shop/catalog.ts";

/** The ends of the price ranges, and a price in each. */
const prices = ["20.00", "149.99", "150.00", "200.00", "300.00", "300.01", "340.00"];

/** The catalog with forty products, all of them at hand. */
const { all: _, ...whole } = catalog;
const forty: ListDefinition<Product> = {
  ...whole,
  items: Array.from({ length: 40 }, (_one, index) => ({
    ...products[index % 6]!,
    id: index + 1,
    price: prices[index % 7]!,
  })),
};

const valuesOf = (name: string) =>
  catalog.filters!.find((filter) => filter.name === name)!.options.map(({ value }) => value);

const anyQuery: fc.Arbitrary<ListQuery> = fc.record({
  search: fc.string().map((text) => text.trim()),
  sort: fc.constantFrom(...catalog.sort!.map(({ value }) => value)),
  filters: fc.record({ price: fc.constantFrom(...valuesOf("price")), size: fc.constantFrom(...valuesOf("size")) }),
  page: fc.integer({ min: 1, max: 9999 }),
});

it("the URL of a list is read as it was written", () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const url = new URLSearchParams(writeListQuery(catalog, query));
      expect(readListQuery(catalog, url)).toEqual(query);
    }),
  );
});

it("the catalog shows the products that match the query, both ends of a price range included", () => {
  const limits: Record<string, [number, number]> = {
    all: [0, Infinity],
    "under-150": [0, 14_999],
    "150-to-300": [15_000, 30_000],
    "over-300": [30_001, Infinity],
  };
  fc.assert(
    fc.property(anyQuery, (query) => {
      const [from, to] = limits[query.filters["price"]!]!;
      const matching = forty.items.filter(
        ({ price, size }) =>
          from <= cents(price) && cents(price) <= to && ["all", size].includes(query.filters["size"]!),
      );
      const { items, count, page, pages } = selectListPage(forty, { ...query, search: "" });
      expect(count).toBe(matching.length);
      expect(matching).toEqual(expect.arrayContaining([...items]));
      expect(items.length).toBeLessThanOrEqual(12);
      expect(page).toBeLessThanOrEqual(pages);
    }),
  );
});

it("a list that has its first page gives the same pages as the whole list once all is loaded", () => {
  const first = { ...forty, items: forty.items.slice(0, 12), all: { count: 40, load: async () => [] } };
  fc.assert(
    fc.property(anyQuery, (query) => {
      const loaded = needsAll(first, query) ? forty.items : undefined;
      expect(selectListPage(first, query, loaded)).toEqual(selectListPage(forty, query));
    }),
  );
});
