import { postCard, type PostCard } from "#content/post-card.ts";
import { posts } from "#content/post.ts";

/** All posts without their text, the newest first. */
export const postCards: readonly PostCard[] = posts.map(postCard);
