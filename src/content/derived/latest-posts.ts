import { postCard, type PostCard } from "#content/post-card.ts";
import { posts } from "#content/post.ts";

/** The three latest posts without their text; a separate file keeps the chunk of the home page small. */
export const latestPosts: readonly PostCard[] = posts.slice(0, 3).map(postCard);
