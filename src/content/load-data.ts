import type { Lists, PostRecord, ProductRecord, ProjectRecord, Records } from "#content/record-data.ts";

/** The file of a record in the built site. No script lists these files, so none grows with the number of records. */
export const recordFile = (kind: keyof Records, id: string): string => `data/${kind}/${id}.json`;

/** The file of a list in the built site. */
export const listFile = (list: keyof Lists): string => `data/${list}.json`;

/** The build of the site, which writes the files, sets the variable; everything else has all content, like its server entry. */
const hasFiles = import.meta.env.VITE_DATA_FILES === true && !import.meta.env.SSR;

/** Fetches a file; `undefined` if there is none. */
async function fetchFile<Value>(file: string): Promise<Value | undefined> {
  const response = await fetch(import.meta.env.BASE_URL + file);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return response.json();
}

const importAll = () => import("#content/record-data.ts");

/** Loads what the page of a record shows. */
async function loadRecord<Kind extends keyof Records>(kind: Kind, id: string): Promise<Records[Kind] | undefined> {
  if (!hasFiles) return (await importAll()).records[kind](id);
  return /^[\w-]+$/.test(id) ? fetchFile(recordFile(kind, id)) : undefined;
}

/** Loads what the page of a post shows. */
export const loadPost = async (id: string): Promise<PostRecord> =>
  (await loadRecord("post", id)) ?? { post: undefined, related: [] };

/** Loads what the page of a project shows. */
export const loadProject = async (id: string): Promise<ProjectRecord> =>
  (await loadRecord("project", id)) ?? { project: undefined, related: [] };

/** Loads what the page of a product shows. */
export const loadProduct = async (id: string): Promise<ProductRecord> =>
  (await loadRecord("product", id)) ?? { product: undefined, edition: undefined, others: [] };

/** Loads all items of a list. */
export async function loadList<List extends keyof Lists>(list: List): Promise<readonly Lists[List][]> {
  return hasFiles ? ((await fetchFile(listFile(list))) ?? []) : (await importAll()).lists[list];
}
