import { basePath } from "#app/base-path.ts";
import type { PostRecord, ProjectRecord } from "#content/page-record.ts";

/** The file of a record in the built site. No script lists these files, so none grows with the number of records. */
export const recordFile = (kind: "post" | "project", id: string): string => `data/${kind}/${id}.json`;

/** Fetches a record; `undefined` if there is no file with the id. */
async function fetchRecord<Value>(kind: "post" | "project", id: string): Promise<Value | undefined> {
  if (!/^[\w-]+$/.test(id)) return undefined;
  const response = await fetch(`${basePath}/${recordFile(kind, id)}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return response.json();
}

/** Only the built client fetches files; the build, development and tests have all records. */
const isBuiltClient = import.meta.env.PROD && !import.meta.env.SSR;

/** Loads what the page of a post shows. */
export async function loadPost(id: string): Promise<PostRecord> {
  if (isBuiltClient) return (await fetchRecord("post", id)) ?? { post: undefined, related: [] };
  const { postRecord } = await import("#content/page-record.ts");
  return postRecord(id);
}

/** Loads what the page of a project shows. */
export async function loadProject(id: string): Promise<ProjectRecord> {
  if (isBuiltClient) return (await fetchRecord("project", id)) ?? { project: undefined, related: [] };
  const { projectRecord } = await import("#content/page-record.ts");
  return projectRecord(id);
}
