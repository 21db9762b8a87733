// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { products } from "#content/product.ts";
import { cents } from "#lib/format/money.ts";
import { browse, defaultView, orders, pageSize, queryOf, ranges, readView, sizesOf, type View } from "#shop/catalog.ts";

const view = (query: string) => readView(new URLSearchParams(query), products);
const many = Array.from({ length: 40 }, (_, index) => ({ ...products[index % 6]!, id: index + 1 }));

const keys = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[];
const anyView: fc.Arbitrary<View> = fc.record({
  sort: fc.constantFrom(...keys(orders)),
  price: fc.constantFrom(...keys(ranges)),
  size: fc.constantFrom("all", ...sizesOf(products)),
  page: fc.integer({ min: 1, max: 9999 }),
});

describe("the catalog's address", () => {
  it("says nothing of what goes without saying", () => {
    expect(queryOf(defaultView)).toBe("");
    expect(queryOf({ ...defaultView, page: 2 })).toBe("?page=2");
    expect(queryOf({ ...defaultView, sort: "price-up", size: "Xl" })).toBe("?sort=price-up&size=Xl");
  });

  it("is read as it was written", () => {
    fc.assert(
      fc.property(anyView, (one) => {
        expect(view(queryOf(one))).toEqual(one);
      }),
    );
  });

  it.each(["?page=0", "?page=-1", "?page=two", "?page=1e3", "?sort=constructor", "?price=free", "?size=XXXXl", "?q=1"])(
    "takes '%s' for the beginning",
    (query) => {
      expect(view(query)).toEqual(defaultView);
    },
  );
});

describe("the catalog", () => {
  it("shows the six books on the first of three pages", () => {
    expect(browse(products, defaultView)).toEqual({ shown: products, count: 6, page: 1, pages: 3 });
    expect(browse(products, { ...defaultView, page: 2 })).toMatchObject({ shown: [], count: 6, page: 2, pages: 3 });
    expect(browse(products, { ...defaultView, page: 9 })).toMatchObject({ page: 3 });
  });

  it("sorts by price both ways and by title", () => {
    const ids = (sort: View["sort"]) => browse(products, { ...defaultView, sort }).shown.map(({ id }) => id);
    expect(ids("price-up")).toEqual([2, 5, 4, 3, 1, 6]);
    expect(ids("price-down")).toEqual([6, 1, 3, 4, 5, 2]);
    expect(ids("title")).toEqual([4, 2, 1, 5, 6, 3]);
  });

  it("has every product in one price range beside 'all', and the ends belong to it", () => {
    for (const product of many) {
      const found = keys(ranges).filter((price) => browse([product], { ...defaultView, price }).count === 1);
      expect(found).toHaveLength(2);
    }
    const edge = (price: string) =>
      keys(ranges).filter((key) => browse([{ ...products[0]!, price }], { ...defaultView, price: key }).count);
    expect([edge("149.99"), edge("150.00"), edge("300.00"), edge("300.01")].map((found) => found[1])).toEqual([
      "under-150",
      "150-to-300",
      "150-to-300",
      "over-300",
    ]);
  });

  it("shows each product on one page, at most twelve on each, and as many pages as that takes", () => {
    const pages = [1, 2, 3, 4].map((page) => browse(many, { ...defaultView, page }));
    expect(pages.map(({ shown }) => shown.length)).toEqual([pageSize, pageSize, pageSize, 4]);
    expect(new Set(pages.flatMap(({ shown }) => shown.map(({ id }) => id))).size).toBe(40);
  });

  it("shows what was asked for, whatever that is", () => {
    fc.assert(
      fc.property(anyView, (one) => {
        const { shown, count, page, pages } = browse(many, one);
        expect(shown.length).toBeLessThanOrEqual(Math.min(pageSize, count));
        expect(page).toBeLessThanOrEqual(pages);
        const { from, to } = ranges[one.price];
        for (const { price, size } of shown) {
          expect(cents(price)).toBeGreaterThanOrEqual(from);
          expect(cents(price)).toBeLessThanOrEqual(to);
          expect(one.size === "all" || size === one.size).toBe(true);
        }
      }),
    );
  });
});
