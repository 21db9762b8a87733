import { postCard, type PostCard } from "#content/post-card.ts";
import { posts } from "#content/post.ts";

/** The seven posts of the journal home page without their text, the newest first. */
export const journalPosts: readonly PostCard[] = posts.slice(0, 7).map(postCard);

/** The three latest posts on sourcing and logistics without their text. */
export const freightPosts: readonly PostCard[] = posts
  .filter(({ tags }) => tags.includes("Logistics") || tags.includes("Sourcing"))
  .slice(0, 3)
  .map(postCard);
