// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { products } from "#content/product.ts";
import type { Product } from "#content/schema.ts";
import { cents } from "#lib/format/money.ts";
import {
  defaultListQuery,
  needsAll,
  readListQuery,
  selectListPage,
  writeListQuery,
  type ListDefinition,
  type ListQuery,
} from "#lib/list/list-query.ts";
import { catalog } from "#shop/catalog.ts";

/** The catalog with other products, all of them at hand. */
const catalogOf = (items: readonly Product[]): ListDefinition<Product> => {
  const { all: _, ...whole } = catalog;
  return { ...whole, items };
};
const forty = catalogOf(Array.from({ length: 40 }, (_, index) => ({ ...products[index % 6]!, id: index + 1 })));
const defaults = defaultListQuery(catalog);

const read = (query: string) => readListQuery(catalog, new URLSearchParams(query));
const withFilter = (name: string, value: string): ListQuery => ({
  ...defaults,
  filters: { ...defaults.filters, [name]: value },
});
const valuesOf = (name: string) =>
  catalog.filters!.find((filter) => filter.name === name)!.options.map(({ value }) => value);

const anyQuery: fc.Arbitrary<ListQuery> = fc.record({
  search: fc.string().map((text) => text.trim()),
  sort: fc.constantFrom(...catalog.sort!.map(({ value }) => value)),
  filters: fc.record({ price: fc.constantFrom(...valuesOf("price")), size: fc.constantFrom(...valuesOf("size")) }),
  page: fc.integer({ min: 1, max: 9999 }),
});

describe("the URL of a list", () => {
  it("is read as it was written", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(read(writeListQuery(catalog, query))).toEqual(query);
      }),
    );
  });
});

describe("the catalog", () => {
  it("has each product in one price range beside 'all', both ends included", () => {
    const rangesOf = (product: (typeof products)[number]) =>
      valuesOf("price").filter((value) => selectListPage(catalogOf([product]), withFilter("price", value)).count === 1);
    for (const product of forty.items) expect(rangesOf(product)).toHaveLength(2);
    const edge = (price: string) => rangesOf({ ...products[0]!, price })[1];
    expect([edge("149.99"), edge("150.00"), edge("300.00"), edge("300.01")]).toEqual([
      "under-150",
      "150-to-300",
      "150-to-300",
      "over-300",
    ]);
  });

  it("shows only products that match the query", () => {
    const limits: Record<string, [number, number]> = {
      all: [0, Infinity],
      "under-150": [0, 14_999],
      "150-to-300": [15_000, 30_000],
      "over-300": [30_001, Infinity],
    };
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { items, count, page, pages } = selectListPage(forty, { ...query, search: "" });
        expect(items.length).toBeLessThanOrEqual(Math.min(12, count!));
        expect(page).toBeLessThanOrEqual(pages);
        const [from, to] = limits[query.filters["price"]!]!;
        for (const { price, size } of items) {
          expect(cents(price)).toBeGreaterThanOrEqual(from);
          expect(cents(price)).toBeLessThanOrEqual(to);
          expect(query.filters["size"] === "all" || size === query.filters["size"]).toBe(true);
        }
      }),
    );
  });
});

describe("a list that has its first page only", () => {
  const first = { ...forty, items: forty.items.slice(0, 12), all: { count: 40, load: async () => [] } };

  it("is loaded for any query but its first page", () => {
    expect(needsAll(first, defaults)).toBe(false);
    for (const query of [{ ...defaults, page: 2 }, { ...defaults, sort: "title" }, withFilter("price", "over-300")])
      expect(needsAll(first, query)).toBe(true);
    expect(needsAll({ ...first, all: { ...first.all, count: 12 } }, withFilter("price", "over-300"))).toBe(false);
  });

  it("counts its items, and those of a search when they are loaded", () => {
    expect(selectListPage(first, { ...defaults, page: 2 })).toEqual({ items: [], count: 40, page: 2, pages: 4 });
    expect(selectListPage(first, { ...defaults, search: "a" })).toEqual({
      items: [],
      count: undefined,
      page: 1,
      pages: 3,
    });
  });

  it("gives the same page as the whole list once they are loaded", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const loaded = needsAll(first, query) ? forty.items : undefined;
        expect(selectListPage(first, query, loaded)).toEqual(selectListPage(forty, query));
      }),
    );
  });
});
