import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Writes a file in one step, so that nobody reads half of it. Requests, processes and instances of a Vite plugin may write
 * the same file at the same time: each has a draft of its own, and the last one remains.
 */
export async function replaceFile(file: string, data: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, data);
  await rename(draft, file);
}
