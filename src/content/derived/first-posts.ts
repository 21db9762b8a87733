import { postCard, type PostCard } from "#content/post-card.ts";
import { posts } from "#content/post.ts";
import { defaultPageSize } from "#lib/list-query/list-query.ts";

/** The posts of the first page of a list without their text, the newest first; `loadList` loads all. */
export const firstPosts: readonly PostCard[] = posts.slice(0, defaultPageSize).map(postCard);

/** The number of all posts. */
export const postCount: number = posts.length;

/** The tags of all posts. */
export const postTags: readonly string[] = [...new Set(posts.flatMap(({ tags }) => tags))];
