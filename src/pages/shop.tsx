import type { ComponentType } from "react";
import { shopMeta } from "#content/page-meta/shop";
import { productById } from "#content/product";
import type { Product } from "#content/schema";
import { landOn } from "#lib/landing";
import { CatalogueControls } from "#sections/catalogue-controls";
import { EmptyShelf } from "#sections/empty-shelf";
import { ListButton, type ListButtonProps } from "#sections/list-button";
import type { ListPanelActions } from "#sections/list-panel";
import { PageOpening } from "#sections/page-opening";
import { ProductGrid } from "#sections/product-grid";
import { addToCart } from "#shop/cart";
import { addToCompare, compareList } from "#shop/compare-list";
import { productFacts } from "#shop/product-facts";
import type { ShopList, ShopState, Step } from "#shop/state";
import { act } from "#shop/store";
import { useCatalogue } from "#shop/use-catalogue";
import { useShop } from "#shop/use-shop";
import { toggleWishlist, wishList } from "#shop/wish-list";
import { Band } from "#ui/band";
import { Container } from "#ui/container";
import type { DialogControl } from "#ui/dialog";
import { Heading } from "#ui/heading";
import { Icon } from "#ui/icon";
import { Link } from "#ui/link";
import { Pagination } from "#ui/pagination";
import { SectionHeading } from "#ui/section-heading";
import { Stack } from "#ui/stack";

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
