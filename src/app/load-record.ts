import { toPost } from "#content/reading-time.ts";
import type { Post, PostDraft, Project } from "#content/schema.ts";

/** Modules of one folder by path, each with one record. */
type RecordFiles<Value> = Record<string, () => Promise<Record<string, Value>>>;

// One chunk per record, so that a visitor loads only the record of the page.
const postFiles = import.meta.glob<Record<string, PostDraft>>("../content/post/*.ts");
const projectFiles = import.meta.glob<Record<string, Project>>("../content/project/*.ts");

async function loadFile<Value>(files: RecordFiles<Value>, id: string): Promise<Value | undefined> {
  const path = Object.keys(files).find((name) => name.endsWith(`/${id}.ts`));
  const file = path === undefined ? undefined : files[path];
  return file && Object.values(await file())[0];
}

/** Loads the post with the given id, or `undefined`. */
export async function loadPost(id: string): Promise<Post | undefined> {
  const draft = await loadFile(postFiles, id);
  return draft && toPost(draft);
}

/** Loads the project with the given id, or `undefined`. */
export const loadProject = (id: string): Promise<Project | undefined> => loadFile(projectFiles, id);
