import { cx } from "class-variance-authority";
import type { Post } from "#content/schema.ts";
import { longDate } from "#lib/format/text.ts";

export type PostMarkProps = {
  post: Pick<Post, "number" | "createdAt" | "readingMinutes">;
  /** On a phone: `full`, or `short`, without the reading time. */
  phone?: "full" | "short";
};

/** The number of a post in the journal, its date and its reading time, in one line. */
export function PostMark({ post: { number, createdAt, readingMinutes }, phone = "full" }: PostMarkProps) {
  return (
    <p className="flex flex-wrap gap-x-4 data-text text-caption text-secondary">
      <span className="whitespace-nowrap">No. {String(number).padStart(2, "0")}</span>
      <time dateTime={createdAt} className="max-sm:whitespace-normal">
        {longDate(createdAt)}
      </time>
      <span className={cx("whitespace-nowrap", phone === "short" && "max-sm:hidden")}>{readingMinutes} min read</span>
    </p>
  );
}
