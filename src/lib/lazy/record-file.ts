import { loadModule } from "#lib/lazy/load-module.ts";

/** Modules of one folder, each with one record, by their paths. */
export type RecordModules<Entry> = Record<string, () => Promise<Record<string, Entry>>>;

/** The record of the file that is named by its id; nothing for an id that names none. */
export async function loadRecord<Entry>(files: RecordModules<Entry>, id: string): Promise<Entry | undefined> {
  const path = Object.keys(files).find((name) => name.endsWith(`/${id}.ts`));
  const file = path === undefined ? undefined : files[path];
  return file && Object.values(await loadModule(file))[0];
}
