import { posts } from "#content/post.ts";
import type { PostSummary } from "#content/schema.ts";

/** Id, title and date of the three latest posts, for the footer. */
export const recentPosts: readonly PostSummary[] = posts
  .slice(0, 3)
  .map(({ id, title, createdAt }) => ({ id, title, createdAt }));
