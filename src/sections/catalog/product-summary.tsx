import type { ReactNode } from "react";
import { FactList, type FactListProps } from "#ui/fact-list.tsx";
import { Heading } from "#ui/heading.tsx";
import { Price } from "#ui/price.tsx";
import { Rating } from "#ui/rating.tsx";
import { Text } from "#ui/text.tsx";

export type ProductSummaryProps = {
  title: string;
  /** The id of the heading. */
  id: string;
  /** The formatted price: '$65.00'. */
  price: string;
  /** The price before a reduction. */
  oldPrice: string;
  /** One or two sentences. */
  summary: string;
  /** Stars and number of reviews. */
  rating: { value: number; count: number };
  /** The facts, terms unique within the list. */
  facts: FactListProps["facts"];
  categories: readonly string[];
  tags: readonly string[];
  /** The buttons for cart and lists: `ProductActions`. */
  actions: ReactNode;
};

/**
 * Title, price, rating, summary and facts of a product, with a place for the buttons.
 *
 * Guarantees: the title as the `h1` of the page; the rating as one image and as text; the statement that nothing is sold.
 * Requires: `ProductActions` as its actions.
 */
export function ProductSummary({
  title,
  id,
  price,
  oldPrice,
  summary,
  rating,
  facts,
  categories,
  tags,
  actions,
}: ProductSummaryProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Heading level={1} size="xl" id={id}>
          {title}
        </Heading>
        <Price price={price} oldPrice={oldPrice} size="large" />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-secondary">
          <Rating value={rating.value} reviewCount={rating.count} size="large" />
          <span>({rating.count} customer reviews)</span>
        </p>
      </div>
      <Text size="lead">{summary}</Text>
      {actions}
      <FactList facts={facts} />
      <div className="flex flex-wrap gap-x-6 gap-y-1 text-small text-secondary">
        <p>Categories: {categories.join(", ")}</p>
        <p>Tags: {tags.join(", ")}</p>
      </div>
      <Text size="small" tone="secondary">
        This shop is a demonstration: nothing is sold here, and rating and reviews are samples.
      </Text>
    </div>
  );
}
