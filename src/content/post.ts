import { toPost } from "#content/reading-time.ts";
import type { Post, PostDraft } from "#content/schema.ts";

/**
 * The blog, the newest first. Each post has its own file in `post/`, named by its id. Pages take one post at a time,
 * and lists of them from `generated/`: this is for what runs at build time.
 */
export const posts: readonly Post[] = Object.values(
  import.meta.glob<Record<string, PostDraft>>("./post/*.ts", { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .map(toPost)
  .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));

/** The post of an id; nothing for an id that names none. */
export const postById = (id: string | undefined): Post | undefined => posts.find((post) => post.id === id);
