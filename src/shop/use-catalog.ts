import { useSearchParams } from "react-router-dom";
import { products } from "#content/product.ts";
import { useHydrated } from "#lib/dom/use-hydrated.ts";
import { browse, defaultView, orders, queryOf, ranges, readView, sizesOf, type View } from "#shop/catalog.ts";

const options = (table: Readonly<Record<string, { label: string }>>) =>
  Object.entries(table).map(([value, { label }]) => ({ value, label }));

const sizes = [{ value: defaultView.size, label: "All sizes" }].concat(
  sizesOf(products).map((size) => ({ value: size, label: size })),
);

/** What the address asks the catalog for, what comes of it, and how to ask for something else. */
export function useCatalog() {
  const [asked, setAsked] = useSearchParams();
  const view = useHydrated() ? readView(asked, products) : defaultView;
  const ask = (next: View) => setAsked(queryOf(next), { replace: true });
  return {
    ...browse(products, view),
    choices: [
      { name: "sort", label: "Sort", value: view.sort, options: options(orders) },
      { name: "price", label: "Price", value: view.price, options: options(ranges) },
      { name: "size", label: "Size", value: view.size, options: sizes },
    ],
    /** Takes effect on the first page. */
    choose: (name: string, value: string) => {
      const query = new URLSearchParams(queryOf({ ...view, page: 1 }));
      query.set(name, value);
      ask(readView(query, products));
    },
    /** Asks for everything again, in the same order. */
    clear: () => ask({ ...defaultView, sort: view.sort }),
    /** The address of another page of the same. */
    linkTo: (page: number) => `/shop${queryOf({ ...view, page })}`,
  };
}
