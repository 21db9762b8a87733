import type { Review } from "#content/schema.ts";
import { longDate } from "#lib/format/date.ts";
import { Rating } from "#ui/rating.tsx";
import { Text } from "#ui/text.tsx";

/** A customer review: rating, text, name and date. */
export function ProductReview({ review: { name, createdAt, rating, text } }: { review: Review }) {
  return (
    <article className="flex flex-col gap-3 border-b-thin border-hairline pb-6">
      <Rating value={rating} />
      <Text>{text}</Text>
      <p className="mt-auto flex flex-wrap gap-x-3 text-small text-secondary">
        <span className="font-medium text-primary">{name}</span>
        <time dateTime={createdAt}>{longDate(createdAt)}</time>
      </p>
    </article>
  );
}
