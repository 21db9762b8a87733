import type { UnsoldBooks } from "#content/schema-page.ts";
import { ProductStrip, type ProductStripProps } from "#sections/catalog/product-strip.tsx";
import { UnsoldList } from "#sections/catalog/unsold-list.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Heading } from "#ui/heading.tsx";
import { Text } from "#ui/text.tsx";

export type NoResultsProps = {
  /** Books that are not for sale, which the page has instead. */
  unsold?: UnsoldBooks | undefined;
  /** The number of products on other pages. */
  count: number;
  /** The number of the page that was asked for. */
  page: number;
  /** The address of page 1. */
  firstPage: string;
  /** Called to remove search and filters. */
  onClear: () => void;
  /** Products to go on with. */
  suggestions: ProductStripProps["products"];
};

/** A catalog page without products: other books, or a message with the link or button that leads to products, and a few of them. */
export function NoResults({ unsold, count, page, firstPage, onClear, suggestions }: NoResultsProps) {
  if (unsold) return <UnsoldList {...unsold} firstPage={firstPage} />;
  return (
    <div className="flex flex-col gap-14">
      <div className="flex flex-col items-start gap-4">
        <Heading level={3} size="md">
          {count === 0 ? "No book matches" : `Page ${page} is empty`}
        </Heading>
        <Text tone="secondary">
          {count === 0
            ? "No book matches this search, price and size. Change one of them, or see all books."
            : `${count === 1 ? "The only match is" : `All ${count} books are`} on page 1.`}
        </Text>
        {count === 0 ? (
          <Button onClick={onClear}>Clear the filters</Button>
        ) : (
          <ButtonLink to={firstPage} variant="secondary">
            Back to page 1
          </ButtonLink>
        )}
      </div>
      <ProductStrip title="Start with one of these" level={3} size="sm" products={suggestions} />
    </div>
  );
}
