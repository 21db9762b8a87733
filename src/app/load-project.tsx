import type { Project } from "#content/schema.ts";
import { loadRecord } from "#lib/lazy/record-file.ts";

/** Each project is a part of its own, so that a visitor loads the one that is read. */
const files = import.meta.glob<Record<string, Project>>("../content/project/*.ts");

/** The project of an id; nothing for an id that names none. */
export const loadProject = async (id: string): Promise<{ project: Project | undefined }> => ({
  project: await loadRecord(files, id),
});
