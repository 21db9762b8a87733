import { postCard, type PostCard } from "#content/post-card.ts";
import { posts } from "#content/post.ts";

/** The three newest posts without their texts, for homes. */
export const latestPosts: readonly PostCard[] = posts.slice(0, 3).map(postCard);
