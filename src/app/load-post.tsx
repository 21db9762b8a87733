import { toPost } from "#content/reading-time.ts";
import type { Post, PostDraft } from "#content/schema.ts";
import { loadRecord } from "#lib/lazy/record-file.ts";

/** Each post is a part of its own, so that a visitor loads the one that is read. */
const files = import.meta.glob<Record<string, PostDraft>>("../content/post/*.ts");

/** The post of an id; nothing for an id that names none. */
export async function loadPost(id: string): Promise<{ post: Post | undefined }> {
  const draft = await loadRecord(files, id);
  return { post: draft && toPost(draft) };
}
