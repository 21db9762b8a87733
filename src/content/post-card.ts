import type { Post } from "#content/schema.ts";

/** The fields of a post that lists show. */
export type PostCard = Pick<
  Post,
  "id" | "title" | "createdAt" | "subtitle" | "description" | "author" | "tags" | "image" | "readingMinutes"
>;

/** Removes the text of a post. */
export const postCard = (post: Post): PostCard => {
  const { id, title, createdAt, subtitle, description, author, tags, image, readingMinutes } = post;
  return { id, title, createdAt, subtitle, description, author, tags, image, readingMinutes };
};

/** The posts that share the most tags with the given post; among equals, the newer first. */
export function relatedPosts(post: Pick<PostCard, "id" | "tags">, cards: readonly PostCard[], limit = 3): PostCard[] {
  const shared = ({ tags }: PostCard) => tags.filter((tag) => post.tags.includes(tag)).length;
  return cards
    .filter(({ id }) => id !== post.id)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, limit);
}
