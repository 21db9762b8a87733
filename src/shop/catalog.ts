import { firstProducts, productCount, productSizes } from "#content/derived/first-products.ts";
import { loadList } from "#content/load-data.ts";
import type { Product } from "#content/schema.ts";
import { sizeWithDimensions } from "#lib/format/book-size.ts";
import { cents } from "#lib/format/money.ts";
import { sizeLabel } from "#lib/format/text.ts";
import type { ListDefinition, ListFilter, SortOption } from "#lib/list-query/list-query.ts";

const byPrice = (a: Product, b: Product) => cents(a.price) - cents(b.price);

const sort: readonly SortOption<Product>[] = [
  { value: "featured", label: "Featured", compare: (a, b) => a.id - b.id },
  { value: "price-up", label: "Price, low to high", compare: byPrice },
  { value: "price-down", label: "Price, high to low", compare: (a, b) => byPrice(b, a) },
  { value: "title", label: "Title, A to Z", compare: (a, b) => a.title.localeCompare(b.title, "en") },
];

/** True for a product whose price in cents is in a range; both ends belong to it. */
const costs = (from: number, to: number) => (product: Product) =>
  cents(product.price) >= from && cents(product.price) <= to;

const price: ListFilter<Product> = {
  name: "price",
  label: "Price",
  options: [
    { value: "all", label: "All prices" },
    { value: "under-150", label: "Under $150", includes: costs(0, 14_999) },
    { value: "150-to-300", label: "$150 to $300", includes: costs(15_000, 30_000) },
    { value: "over-300", label: "Over $300", includes: costs(30_001, Infinity) },
  ],
};

/** The filter by the sizes in which products exist, from small to large. */
const sizeFilter = (sizes: readonly string[]): ListFilter<Product> => ({
  name: "size",
  label: "Size",
  options: [
    { value: "all", label: "All sizes" },
    ...["S", "M", "L", "Xl", "XXl"]
      .filter((value) => sizes.includes(value))
      .map((value) => ({
        value,
        label: sizeWithDimensions(sizeLabel(value)),
        includes: (product: Product) => product.size === value,
      })),
  ],
});

/** The catalog of the shop page; it has at least three pages (specification). */
export const catalog: ListDefinition<Product> = {
  items: firstProducts,
  all: { count: productCount, load: () => loadList("products") },
  text: ({ title, author, brand, summary, description }) => [title, author, brand, summary, ...description].join(" "),
  sort,
  filters: [price, sizeFilter(productSizes)],
  minPages: 3,
};
