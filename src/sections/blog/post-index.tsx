import { pathOf } from "#content/path-of.ts";
import type { Post } from "#content/schema.ts";
import { longDate } from "#lib/format/text.ts";
import { IndexList } from "#sections/shared/index-list.tsx";

export type PostIndexProps = {
  /** The posts, in their order. */
  posts: readonly Pick<Post, "id" | "title" | "createdAt" | "subtitle" | "readingMinutes">[];
};

/** Posts as rows of a list; a click anywhere on a row follows its title. */
export function PostIndex({ posts }: PostIndexProps) {
  return (
    <IndexList
      items={posts.map(({ id, title, createdAt, subtitle, readingMinutes }) => ({
        to: pathOf("post", id),
        title,
        text: subtitle,
        reference: <time dateTime={createdAt}>{longDate(createdAt)}</time>,
        detail: `${readingMinutes} min read`,
      }))}
    />
  );
}
