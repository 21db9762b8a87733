import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";

/** Replaces a folder by another; renames instead of deleting first, because deleting hundreds of files takes longer. */
export async function replaceFolder(folder: string, next: string): Promise<void> {
  const old = `${next}-old`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, old);
  await rename(next, folder);
  await rm(old, { recursive: true, force: true });
}
