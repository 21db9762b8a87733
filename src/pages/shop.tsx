import type { ComponentType } from "react";
import { shopMeta } from "#content/page-meta/shop.ts";
import { productById } from "#content/product.ts";
import type { Product } from "#content/schema.ts";
import { landOn } from "#lib/focus/focus-heading.ts";
import { CatalogueControls } from "#sections/catalog/catalog-controls.tsx";
import { EmptyShelf } from "#sections/catalog/no-results.tsx";
import { ListButton, type ListButtonProps } from "#sections/catalog/product-list-button.tsx";
import type { ListPanelActions } from "#sections/catalog/product-list-panel.tsx";
import { PageOpening } from "#sections/site/page-header.tsx";
import { ProductGrid } from "#sections/catalog/product-grid.tsx";
import { addToCart } from "#shop/cart.ts";
import { addToCompare, compareList } from "#shop/compare-list.ts";
import { productFacts } from "#shop/product-facts.ts";
import type { ShopList, ShopState, Step } from "#shop/state.ts";
import { act } from "#shop/store.ts";
import { useCatalogue } from "#shop/use-catalog.ts";
import { useShop } from "#shop/use-shop.ts";
import { toggleWishlist, wishList } from "#shop/wishlist.ts";
import { Band } from "#ui/section.tsx";
import { Container } from "#ui/container.tsx";
import type { DialogControl } from "#ui/dialog.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Stack } from "#ui/stack.tsx";

/** The dialogs of the two lists; their code waits until somebody asks for them. */
export type ShopPageProps = Record<"Wishlist" | "Compare", ComponentType<ListPanelActions>>;

/** Does something with the product of an id. */
const withProduct = (step: (state: ShopState, product: Product) => Step) => (id: number) => {
  const product = productById(id);
  if (product) act((state) => step(state, product));
};
const actions = {
  onAdd: withProduct((state, product) => addToCart(state, product)),
  onWish: withProduct(toggleWishlist),
  onCompare: withProduct(addToCompare),
};

/** The catalogue, sorted and filtered by the address, and the visitor's two lists. */
export function ShopPage({ Wishlist, Compare }: ShopPageProps) {
  const catalogue = useCatalogue();
  const { page } = catalogue;
  return (
    <>
      <PageOpening
        {...shopMeta}
        title={page === 1 ? shopMeta.title : `${shopMeta.title}, page ${page}`}
        heading={shopMeta.title}
      />
      <Band labelledBy="shop">
        <Container>
          <Stack gap="lg">
            <div className="flex flex-col items-start justify-between gap-8 md:flex-row md:items-end">
              <SectionHeading
                id="shop"
                eyebrow="Workbench Editions"
                title="What we know, bound"
                lead="Six books by our engineers and liaisons, for whoever answers for a physical product."
              />
              <div className="flex flex-wrap gap-3 no-script:hidden">
                <List list={wishList} icon="heart" Panel={Wishlist} />
                <List list={compareList} icon="scale" Panel={Compare} />
              </div>
            </div>
            <p className="flex max-w-prose items-start gap-3 text-small text-secondary">
              <Icon name="info" />
              <span className="min-w-0">
                This shop is a demonstration: nothing is charged, and nothing is sent.
                <span className="hidden no-script:inline">
                  {" "}
                  Its cart and lists need JavaScript; <Link to="/contact">write to us</Link> about a book without it.
                </span>
              </span>
            </p>
            <Catalogue {...catalogue} />
          </Stack>
        </Container>
      </Band>
    </>
  );
}

type ListProps = { list: ShopList; Panel: ComponentType<ListPanelActions> };

function List({ list, icon, Panel }: ListProps & Pick<ListButtonProps, "icon">) {
  const count = useShop(({ state, phase }) => (phase === "ready" ? state[list.part].length : undefined));
  return (
    <ListButton
      label={list.label}
      icon={icon}
      count={count}
      renderPanel={(control) => <OpenList {...control} list={list} Panel={Panel} />}
    />
  );
}

function OpenList({ list: { part, remove, empty }, Panel, ...control }: ListProps & DialogControl) {
  const { state, phase } = useShop();
  return (
    <Panel
      {...control}
      items={phase === "ready" ? state[part].map((entry) => productFacts(entry, state.cart)) : undefined}
      onAdd={actions.onAdd}
      onRemove={(id) => act((now) => remove(now, id))}
      onEmpty={() => act(empty)}
    />
  );
}

function Catalogue({ shown, count, page, pages, choices, choose, clear, linkTo }: ReturnType<typeof useCatalogue>) {
  return (
    <>
      <CatalogueControls
        heading={
          <Heading level={2} size="title" id="books">
            Books, page {page} of {pages}
          </Heading>
        }
        found={count === 1 ? "1 book" : `${count} books`}
        choices={choices}
        onChoose={choose}
      />
      {shown.length > 0 ? (
        <Shelf products={shown} />
      ) : (
        <EmptyShelf
          count={count}
          page={page}
          firstPage={linkTo(1)}
          onClear={() => {
            clear();
            landOn("books");
          }}
        />
      )}
      {count > 0 && <Pagination page={page} pages={pages} linkTo={linkTo} landing="books" />}
    </>
  );
}

function Shelf({ products }: { products: readonly Product[] }) {
  const { state, phase } = useShop();
  const idsOf = (part: ShopList["part"]) => (phase === "ready" ? state[part].map(({ id }) => id) : undefined);
  return (
    <ProductGrid
      products={products.map((product) => productFacts(product, state.cart))}
      wishlist={idsOf("wishlist")}
      compare={idsOf("compare")}
      {...actions}
    />
  );
}
