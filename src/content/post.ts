import { engineeringNetwork } from "#content/post/engineering-network";
import { manufacturingLocations } from "#content/post/manufacturing-locations";
import { wereLive } from "#content/post/were-live";
import { readingMinutes } from "#content/reading-time";
import type { Post } from "#content/schema";

/** The blog, in the order of its ids. Each post has its own file in `post/`. */
export const posts: readonly Post[] = [wereLive, engineeringNetwork, manufacturingLocations].map((draft) => ({
  ...draft,
  readingMinutes: readingMinutes(draft.sections),
}));

/** The post of an id; nothing for an id that names none. */
export const postById = (id: string | undefined): Post | undefined => posts.find((post) => post.id === id);
