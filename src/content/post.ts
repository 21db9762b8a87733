import { postFiles } from "#content/derived/records.ts";
import { toPost } from "#content/reading-time.ts";
import type { Post } from "#content/schema.ts";

/**
 * All posts, the newest first, for build-time code and tests only; each has its own file in `post/`, named by its id.
 * Pages load a single post, and take lists from `derived/`.
 */
export const posts: readonly Post[] = Object.values(postFiles)
  .flatMap((file) => Object.values(file))
  .map(toPost)
  .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));

/** The post with the given id, or `undefined`. */
export const postById = (id: string | undefined): Post | undefined => posts.find((post) => post.id === id);
