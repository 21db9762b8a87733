import type { Post, PostDraft, PostSection } from "#content/schema.ts";

const wordsPerMinute = 220;

/** Every word a reader meets in the sections of a post. */
export const words = (sections: readonly PostSection[]): readonly string[] =>
  sections
    .flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list])
    .flatMap((text) => text.trim().split(/\s+/));

/** Whole minutes that reading the sections takes, at least one. */
export const readingMinutes = (sections: readonly PostSection[]): number =>
  Math.max(1, Math.round(words(sections).length / wordsPerMinute));

/** A post as it is shown. */
export const toPost = (draft: PostDraft): Post => ({ ...draft, readingMinutes: readingMinutes(draft.sections) });
