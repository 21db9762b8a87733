import { postCard, type PostCard } from "#content/post-card.ts";
import { posts } from "#content/post.ts";

/** The newest posts on finding makers and moving goods, without their texts. */
export const freightPosts: readonly PostCard[] = posts
  .filter(({ tags }) => tags.includes("Logistics") || tags.includes("Sourcing"))
  .slice(0, 3)
  .map(postCard);
