import { posts } from "#content/post.ts";
import type { PostSummary } from "#content/schema.ts";

/** The three newest posts by name and day, for the footer of every page. */
export const recentPosts: readonly PostSummary[] = posts
  .slice(0, 3)
  .map(({ id, title, createdAt }) => ({ id, title, createdAt }));
