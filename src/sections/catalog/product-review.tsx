import { useId } from "react";
import type { Review } from "#content/schema.ts";
import { longDate } from "#lib/format/text.ts";
import { Heading } from "#ui/heading.tsx";
import { Rating } from "#ui/rating.tsx";
import { Text } from "#ui/text.tsx";

export type ProductReviewProps = {
  review: Review;
};

/** A customer review, headed by the name: date, rating and text. */
export function ProductReview({ review: { name, createdAt, rating, text } }: ProductReviewProps) {
  const id = useId();
  return (
    <article aria-labelledby={id} className="flex flex-col gap-3 border-b-thin border-hairline pb-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading level={3} size="xs" id={id}>
          {name}
        </Heading>
        <time dateTime={createdAt} className="data-text text-caption text-secondary">
          {longDate(createdAt)}
        </time>
      </div>
      <Rating value={rating} />
      <Text>{text}</Text>
    </article>
  );
}
