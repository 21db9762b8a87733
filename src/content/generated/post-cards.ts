import { postCard, type PostCard } from "#content/post-card.ts";
import { posts } from "#content/post.ts";

/** Every post without its text, the newest first. */
export const postCards: readonly PostCard[] = posts.map(postCard);
