import { ProductCard, type ProductActions } from "#sections/catalog/product-card.tsx";
import type { ProductFacts } from "#shop/product-facts.ts";

export type ProductGridProps = ProductActions & {
  products: readonly ProductFacts[];
  /** The ids on the wishlist and on the compare list; undefined until they are known. */
  wishlist: readonly number[] | undefined;
  compare: readonly number[] | undefined;
};

/** Products to choose from, in the order given. */
export function ProductGrid({ products, wishlist, compare, ...actions }: ProductGridProps) {
  return (
    <ul role="list" className="grid grid-cols-1 gap-x-6 gap-y-14 sm:grid-cols-2 md:grid-cols-3 lg:gap-x-8">
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard
            {...actions}
            {...product}
            wished={wishlist?.includes(product.id)}
            compared={compare?.includes(product.id)}
          />
        </li>
      ))}
    </ul>
  );
}
