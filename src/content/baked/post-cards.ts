import { posts } from "#content/post";
import { postCard, type PostCard } from "#content/post-card";

/** Every post without its text, the newest first. */
export const postCards: readonly PostCard[] = posts.map(postCard);
