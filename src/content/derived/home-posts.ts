import { postCard, type PostCard } from "#content/post-card.ts";
import { posts } from "#content/post.ts";

/** The seven posts of the journal home page without their text, the newest first. */
export const journalPosts: readonly PostCard[] = posts.slice(0, 7).map(postCard);

/** The number of all posts, which is that of the newest one, and its opening. */
export const journalOpening = {
  issue: posts.length,
  paragraphs: posts[0]?.sections[0]?.paragraphs ?? [],
  quote: posts[0]?.sections.find(({ quote }) => quote)?.quote,
};

/** The three latest posts on sourcing and logistics without their text. */
export const freightPosts: readonly PostCard[] = posts
  .filter(({ tags }) => tags.includes("Logistics") || tags.includes("Sourcing"))
  .slice(0, 3)
  .map(postCard);
