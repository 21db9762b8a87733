import type { Post, PostDraft, PostSection } from "#content/schema.ts";

const wordsPerMinute = 220;

/** The words of all sections of a post, headings and lists included. */
export const wordsOf = (sections: readonly PostSection[]): readonly string[] =>
  sections
    .flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list])
    .flatMap((text) => text.trim().split(/\s+/));

/** Reading time in whole minutes, at least 1. */
const readingMinutes = (sections: readonly PostSection[]): number =>
  Math.max(1, Math.round(wordsOf(sections).length / wordsPerMinute));

/** The posts by file and by name. */
export const postFiles: Readonly<Record<string, Readonly<Record<string, PostDraft>>>> = import.meta.glob(
  "./post/*.ts",
  { eager: true },
);

/**
 * All posts, the newest first, for build-time code and tests only; each has its own file in `post/`, named by its id.
 * Pages load a single post, and take lists from `derived/`.
 */
export const posts: readonly Post[] = Object.values(postFiles)
  .flatMap((file) => Object.values(file))
  .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  .map((draft, index, { length }) => ({
    ...draft,
    readingMinutes: readingMinutes(draft.sections),
    number: length - index,
  }));

/** The post with the given id, or `undefined`. */
export const postById = (id: string | undefined): Post | undefined => posts.find((post) => post.id === id);
