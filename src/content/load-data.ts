import type { Lists, PostRecord, ProductRecord, ProjectRecord, Records } from "#content/page-data.ts";

/** The number of items in a file of a list. */
export const partSize = 240;

/** The file of a record in the built site. No script lists these files, so none grows with the number of records. */
export const recordFile = (kind: keyof Records, id: string): string => `data/${kind}/${id}.json`;

/** The file of a part of a list in the built site; parts are numbered from 1. */
export const partFile = (list: keyof Lists, part: number): string => `data/${list}/${part}.json`;

/** The build of the site, which writes the files, sets the variable; everything else has all content, like its server entry. */
const hasFiles = import.meta.env.VITE_DATA_FILES === true && !import.meta.env.SSR;

/** Fetches a file; `undefined` if there is none. */
async function fetchFile<Value>(file: string): Promise<Value | undefined> {
  const response = await fetch(import.meta.env.BASE_URL + file);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return response.json();
}

const importAll = () => import("#content/page-data.ts");

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
  (await loadRecord("product", id)) ?? { product: undefined, others: [] };

/** A part of a list, with the number of all its items. */
export type ListPart<Item> = { count: number; items: readonly Item[] };

/** Loads the items of a list, or those from an index up to, but not including, another. */
export async function loadItems<List extends keyof Lists>(
  list: List,
  from = 0,
  to = Infinity,
): Promise<readonly Lists[List][]> {
  if (!hasFiles) return (await importAll()).lists[list].slice(from, to);
  const fetchPart = async (part: number): Promise<ListPart<Lists[List]>> =>
    (await fetchFile(partFile(list, part))) ?? { count: 0, items: [] };
  const before = Math.floor(from / partSize);
  const first = await fetchPart(before + 1);
  const end = Math.ceil(Math.min(to, first.count) / partSize);
  const others = Array.from({ length: Math.max(end - before - 1, 0) }, (_, index) => fetchPart(before + 2 + index));
  const parts = [first, ...(await Promise.all(others))];
  return parts.flatMap(({ items }) => items).slice(from - before * partSize, to - before * partSize);
}
