import type { Post, PostDraft, PostSection } from "#content/schema.ts";

const wordsPerMinute = 220;

/** The words of all sections of a post, headings and lists included. */
export const wordsOf = (sections: readonly PostSection[]): readonly string[] =>
  sections
    .flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list])
    .flatMap((text) => text.trim().split(/\s+/));

/** Reading time in whole minutes, at least 1. */
export const readingMinutes = (sections: readonly PostSection[]): number =>
  Math.max(1, Math.round(wordsOf(sections).length / wordsPerMinute));

/** Adds the reading time to a post. */
export const toPost = (draft: PostDraft): Post => ({ ...draft, readingMinutes: readingMinutes(draft.sections) });
