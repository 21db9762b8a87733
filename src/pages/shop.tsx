import { suggestedProducts } from "#content/derived/suggested-products.ts";
import { shopMeta } from "#content/page-meta/shop.ts";
import type { Product } from "#content/schema.ts";
import { unsoldOn } from "#content/unsold-books.ts";
import { focusHeading } from "#lib/focus/move-focus.ts";
import { useListQuery } from "#lib/list-query/use-list-query.ts";
import { CatalogControls } from "#sections/catalog/catalog-controls.tsx";
import { NoResults } from "#sections/catalog/no-results.tsx";
import { ProductGrid } from "#sections/catalog/product-grid.tsx";
import { SavedListButton, type SavedListButtonProps } from "#sections/catalog/saved-list-button.tsx";
import { ListStatus } from "#sections/shared/list-status.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { addToCart } from "#shop/cart.ts";
import { catalog } from "#shop/catalog.ts";
import { addToCompare, compareList } from "#shop/compare-list.ts";
import { bookCount, formatProduct, formatSavedProduct } from "#shop/format-product.ts";
import { findProduct, type SavedList, type ShopState, type ShopUpdate } from "#shop/state.ts";
import { dispatch, useShop } from "#shop/store.ts";
import { toggleWishlist, wishlist } from "#shop/wishlist.ts";
import { Container } from "#ui/container.tsx";
import type { DialogControl } from "#ui/dialog.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

const loadWishlistPanel = () => import("#sections/catalog/wishlist-panel.tsx").then((m) => m.WishlistPanel);
const loadComparePanel = () => import("#sections/catalog/compare-panel.tsx").then((m) => m.ComparePanel);

/** Creates a callback that updates the shop with the one of the products that has an id. */
const dispatchWith =
  (products: readonly Product[], update: (state: ShopState, product: Product) => ShopUpdate) => (id: number) => {
    const product = findProduct(products, id);
    if (product) void dispatch((state) => update(state, product));
  };

/** The catalog, sorted and filtered by the address, and the visitor's two lists. */
export function ShopPage() {
  const list = useListQuery(catalog);
  const { page } = list;
  return (
    <>
      <PageHeader
        {...shopMeta}
        title={page === 1 ? shopMeta.title : `${shopMeta.title}, page ${page}`}
        heading={shopMeta.title}
      />
      <Section labelledBy="books" padding="compact">
        <Container>
          <Stack gap="md">
            <Catalog list={list} />
          </Stack>
        </Container>
      </Section>
    </>
  );
}

function DemoNote() {
  return (
    <p className="text-small text-secondary">
      This shop is a demonstration: nothing is charged, and nothing is sent.
      <span className="hidden no-script:inline">
        {" "}
        Its cart and lists need JavaScript; <Link to="/contact">write to us</Link> about a book without it.
      </span>
    </p>
  );
}

type ListControlProps = { list: SavedList } & Pick<SavedListButtonProps, "icon" | "loadPanel">;

function ListControl({ list, ...button }: ListControlProps) {
  const count = useShop((shop) => (shop.status === "ready" ? shop[list.part].length : undefined));
  return (
    <SavedListButton
      label={list.label}
      {...button}
      count={count}
      renderPanel={(Panel, control) => <OpenList {...control} list={list} Panel={Panel} />}
    />
  );
}

type OpenListProps = DialogControl & { list: SavedList; Panel: Parameters<SavedListButtonProps["renderPanel"]>[0] };

function OpenList({ list: { part, remove, empty }, Panel, ...control }: OpenListProps) {
  const shop = useShop();
  return (
    <Panel
      {...control}
      items={shop.status === "ready" ? shop[part].map((saved) => formatSavedProduct(saved, shop)) : undefined}
      suggestions={suggestedProducts}
      onAdd={dispatchWith(shop.products, addToCart)}
      onRemove={(id) => void dispatch((now) => remove(now, id))}
      onEmpty={() => void dispatch(empty)}
    />
  );
}

function Catalog({ list }: { list: ReturnType<typeof useListQuery<Product>> }) {
  const { items, count, page, pages, status, retry, linkToPage } = list;
  const unsold = unsoldOn(page, count);
  return (
    <>
      <CatalogControls
        heading={
          <Heading level={2} size="sm" id="books">
            {(unsold?.title ?? "Books") + (page === 1 ? "" : `, page ${page} of ${pages}`)}
          </Heading>
        }
        found={count === undefined ? "" : `${bookCount(count)}${unsold ? " on page 1" : ""}`}
        actions={
          <div className="-ms-3 flex flex-wrap sm:ms-0 no-script:hidden">
            <ListControl list={wishlist} icon="heart" loadPanel={loadWishlistPanel} />
            <ListControl list={compareList} icon="scale" loadPanel={loadComparePanel} />
          </div>
        }
        search={list.search}
        onSearch={list.setSearch}
        choices={list.choices}
        onChoose={list.choose}
      />
      <ListStatus status={status} items="books" headingId="books" onRetry={retry} />
      {items.length > 0 && <Products products={items} />}
      {items.length === 0 && status === "ready" && (
        <NoResults
          unsold={unsold}
          count={count ?? 0}
          page={page}
          firstPage={linkToPage(1)}
          onClear={() => {
            list.clear();
            focusHeading("books");
          }}
          suggestions={suggestedProducts}
        />
      )}
      <DemoNote />
      {count !== undefined && count > 0 && (
        <Pagination page={page} pageCount={pages} linkTo={linkToPage} headingId="books" />
      )}
    </>
  );
}

function Products({ products }: { products: readonly Product[] }) {
  const shop = useShop();
  const idsOf = (part: SavedList["part"]) => (shop.status === "ready" ? shop[part].map(({ id }) => id) : undefined);
  return (
    <ProductGrid
      products={products.map((product) => formatProduct(product, shop.cart))}
      wishlist={idsOf("wishlist")}
      compare={idsOf("compare")}
      onAdd={dispatchWith(products, addToCart)}
      onToggleWishlist={dispatchWith(products, toggleWishlist)}
      onCompare={dispatchWith(products, addToCompare)}
    />
  );
}
