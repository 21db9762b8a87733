import type { ReactNode } from "react";
import { FactList, type FactListProps } from "#ui/fact-list.tsx";
import { FirstScreen } from "#ui/first-screen.tsx";
import { Heading } from "#ui/heading.tsx";
import { Price } from "#ui/price.tsx";
import { Rating } from "#ui/rating.tsx";
import { Text } from "#ui/text.tsx";

export type ProductSummaryProps = {
  title: string;
  /** The picture of the product, in a frame. */
  picture: ReactNode;
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
 * The picture of a product beside title, price, rating and summary, with a place for the buttons, and its facts: below both
 * from `sm` on, below the buttons from `lg` on.
 *
 * Guarantees: the title as the `h1` of the page; the rating as one image and as text; the statement that nothing is sold.
 * Requires: `ProductActions` as its actions; from `lg` on, the lower edge of the frame below.
 */
export function ProductSummary({
  title,
  picture,
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
    <FirstScreen>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 md:gap-x-12 lg:grid-cols-12">
        <div className="flex flex-col justify-center border-control sm:border-x-thin sm:border-t-thin sm:max-lg:border-b-thin lg:col-span-7">
          {picture}
        </div>
        <div className="max-lg:contents lg:col-span-5 lg:flex lg:flex-col lg:gap-6 lg:pb-8">
          <div className="flex flex-col gap-6 sm:max-md:gap-4">
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
            <div className="mt-auto">{actions}</div>
          </div>
          <div className="grid gap-x-8 gap-y-6 sm:max-lg:col-span-full sm:max-lg:grid-cols-2 md:gap-x-12">
            <FactList facts={facts} />
            <div className="flex flex-col gap-6">
              <div className="flex flex-wrap gap-x-6 gap-y-1 text-small text-secondary">
                <p>Categories: {categories.join(", ")}</p>
                <p>Tags: {tags.join(", ")}</p>
              </div>
              <Text size="small" tone="secondary">
                This shop is a demonstration: nothing is sold here, and rating and reviews are samples.
              </Text>
            </div>
          </div>
        </div>
      </div>
    </FirstScreen>
  );
}
