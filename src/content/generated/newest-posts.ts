import { postCard, type PostCard } from "#content/post-card.ts";
import { posts } from "#content/post.ts";

/** The seven newest posts without their texts, for a home that begins with them. */
export const newestPosts: readonly PostCard[] = posts.slice(0, 7).map(postCard);
