import type { Post } from "#content/schema.ts";

/** The fields of a post that lists show. */
export type PostCard = Pick<
  Post,
  "id" | "title" | "createdAt" | "subtitle" | "description" | "author" | "tags" | "image" | "readingMinutes" | "number"
>;

/** Removes the text of a post. */
export const postCard = (post: Post): PostCard => {
  const { id, title, createdAt, subtitle, description, author, tags, image, readingMinutes, number } = post;
  return { id, title, createdAt, subtitle, description, author, tags, image, readingMinutes, number };
};

/** The posts that share the most tags with the given post; among equals, the newer first. */
export function relatedPosts(post: Pick<PostCard, "id" | "tags">, cards: readonly PostCard[], limit = 3): PostCard[] {
  const shared = ({ tags }: PostCard) => tags.filter((tag) => post.tags.includes(tag)).length;
  // groups instead of a sort of all, because the build calls this for each of thousands of posts
  const groups = Map.groupBy(
    cards.filter(({ id }) => id !== post.id),
    shared,
  );
  return [...groups.keys()]
    .toSorted((a, b) => b - a)
    .flatMap((count) => groups.get(count) ?? [])
    .slice(0, limit);
}
