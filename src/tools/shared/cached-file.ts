import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { replaceFile } from "#tools/shared/replace-file.ts";

const hashOf = (data: Uint8Array) => createHash("sha256").update(data).digest();

/** Stores a file in a cache, followed by its hash, which the formats of pictures allow. */
export const writeCached = (file: string, data: Uint8Array): Promise<void> =>
  replaceFile(file, Buffer.concat([data, hashOf(data)]));

/** Reads a file of a cache; undefined if it is missing, or is not what was stored. */
export async function readCached(file: string): Promise<Buffer | undefined> {
  const stored = await readFile(file).catch(() => Buffer.alloc(0));
  const data = stored.subarray(0, -hashOf(stored).length);
  return hashOf(data).equals(stored.subarray(data.length)) ? data : undefined;
}
