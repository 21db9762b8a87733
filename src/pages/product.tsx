import { featuredProductMeta } from "#content/page-meta/product.ts";
import { productMetadata } from "#content/record-metadata.ts";
import { rating, reviews } from "#content/review.ts";
import type { Edition, Product } from "#content/schema.ts";
import { bookSizes, sizeWithDimensions } from "#lib/format/book-size.ts";
import { cents, dollars } from "#lib/format/money.ts";
import { partNumber, sizeLabel } from "#lib/format/text.ts";
import { NotFoundPage } from "#pages/not-found.tsx";
import { BookContents } from "#sections/catalog/book-contents.tsx";
import { BookDimensions } from "#sections/catalog/book-dimensions.tsx";
import { BookFacts } from "#sections/catalog/book-facts.tsx";
import { ProductActions } from "#sections/catalog/product-actions.tsx";
import { ProductStrip } from "#sections/catalog/product-strip.tsx";
import { ProductSummary } from "#sections/catalog/product-summary.tsx";
import { ReviewPanel } from "#sections/catalog/review-panel.tsx";
import { SampleSpread } from "#sections/catalog/sample-spread.tsx";
import { ZoomPicture } from "#sections/catalog/zoom-picture.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { addToCart } from "#shop/cart.ts";
import { addToCompare } from "#shop/compare-list.ts";
import { formatProduct } from "#shop/format-product.ts";
import type { ShopState } from "#shop/state.ts";
import { dispatch, useShop } from "#shop/store.ts";
import { toggleWishlist } from "#shop/wishlist.ts";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { Section } from "#ui/section.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { Text } from "#ui/text.tsx";

/** The same for every product (specification). */
const categories = ["Book"];
const tags = ["law", "events", "consult"];

/** Finds a product in the cart and on the lists. */
const findInShop = ({ cart, wishlist, compare }: ShopState, id: number) => ({
  inCart: cart.find((line) => line.id === id)?.qty ?? 0,
  inWishlist: wishlist.some((product) => product.id === id),
  inCompareList: compare.some((product) => product.id === id),
});

export type ProductPageProps = {
  /** Undefined for an unknown id. */
  product: Product | undefined;
  /** The book as an object; undefined for an unknown id. */
  edition: Edition | undefined;
  /** Other products to lead on to. */
  others: readonly Product[];
  /** Whether it is the featured product at `/shop-single`, which has its own title and description. */
  isFeatured?: boolean;
};

/** The page of a product. */
export function ProductPage({ product, edition, others, isFeatured = false }: ProductPageProps) {
  if (!product || !edition) return <NotFoundPage />;
  const { id, title, author, price, delPrice, brand, size, proImg, summary, description } = product;
  return (
    <>
      <PageHeader isCompact {...productMetadata(product)} {...(isFeatured && featuredProductMeta)} />
      <Section labelledBy="product" padding="compact">
        <Container>
          <div className="grid gap-6 lg:gap-0">
            <ProductSummary
              title={title}
              picture={
                <ZoomPicture
                  key={id}
                  title={title}
                  photo={proImg}
                  annotations={<BookDimensions {...bookSizes[sizeLabel(size)]} />}
                />
              }
              id="product"
              price={dollars(cents(price))}
              oldPrice={dollars(cents(delPrice))}
              summary={summary}
              rating={rating}
              facts={[
                { term: "Author", detail: author },
                { term: "Brand", detail: brand },
                { term: "Size", detail: sizeWithDimensions(sizeLabel(size)) },
              ]}
              categories={categories}
              tags={tags}
              actions={<ConnectedActions product={product} />}
            />
            <BookFacts partNumber={partNumber(id)} size={bookSizes[sizeLabel(size)]} edition={edition} />
          </div>
        </Container>
      </Section>
      <Section border="top" padding="compact">
        <Container>
          <Tabs
            key={product.id}
            label="Product details"
            level={2}
            keptAs={`tab of product ${product.id}`}
            tabs={[
              {
                value: "description",
                label: "Description",
                panel: (
                  <Grid columns="two-from-md">
                    {description.map((paragraph) => (
                      <Text key={paragraph}>{paragraph}</Text>
                    ))}
                  </Grid>
                ),
              },
              { value: "review", label: "Review", panel: <ReviewPanel reviews={reviews} /> },
            ]}
          />
        </Container>
      </Section>
      <Section border="top" padding="compact" labelledBy="contents">
        <Container>
          <BookContents edition={edition} />
        </Container>
      </Section>
      <Section surface="sunken" padding="compact" labelledBy="inside">
        <Container>
          <SampleSpread title={title} sample={edition.sample} />
        </Container>
      </Section>
      <Section border="top" padding="compact">
        <Container>
          <ProductStrip
            title="Other books"
            level={2}
            columns="three"
            products={others.map((other) => formatProduct(other))}
          />
        </Container>
      </Section>
    </>
  );
}

/** The buttons of a product, connected to the shop: an action renders only them again. */
function ConnectedActions({ product }: { product: Product }) {
  const shop = useShop();
  return (
    <ProductActions
      title={product.title}
      inShop={shop.status === "ready" ? findInShop(shop, product.id) : undefined}
      onAdd={() => void dispatch((state) => addToCart(state, product))}
      onToggleWishlist={() => void dispatch((state) => toggleWishlist(state, product))}
      onCompare={() => void dispatch((state) => addToCompare(state, product))}
    />
  );
}
