import type { Review } from "#content/schema";
import { longDate } from "#lib/date";
import { Rating } from "#ui/rating";
import { Text } from "#ui/text";

/** What one reader thought: stars, words, name and day. */
export function ProductReview({ review: { name, createdAt, rating, text } }: { review: Review }) {
  return (
    <article className="flex flex-col gap-3 border-b-thin border-hairline pb-6">
      <Rating value={rating} />
      <Text>{text}</Text>
      <p className="mt-auto flex flex-wrap gap-x-3 text-small text-secondary">
        <span className="font-semibold text-primary">{name}</span>
        <time dateTime={createdAt}>{longDate(createdAt)}</time>
      </p>
    </article>
  );
}
