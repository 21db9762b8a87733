import type { Post } from "#content/schema.ts";

/** What a list says of a post: everything but its text. */
export type PostCard = Pick<
  Post,
  "id" | "title" | "createdAt" | "subtitle" | "description" | "author" | "tags" | "image" | "readingMinutes"
>;

/** A post without its text. */
export const postCard = (post: Post): PostCard => {
  const { id, title, createdAt, subtitle, description, author, tags, image, readingMinutes } = post;
  return { id, title, createdAt, subtitle, description, author, tags, image, readingMinutes };
};

/** The posts that share most tags with one of them, the newer first among equals. */
export function relatedPosts(post: Pick<PostCard, "id" | "tags">, cards: readonly PostCard[], most = 3): PostCard[] {
  const shared = ({ tags }: PostCard) => tags.filter((tag) => post.tags.includes(tag)).length;
  return cards
    .filter(({ id }) => id !== post.id)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, most);
}
