import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { growSite } from "../grown-site.ts";

/** The hash of each file of a build, by name. */
async function hashes(dist: string): Promise<Map<string, string>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => {
        const hash = createHash("sha256")
          .update(await readFile(file))
          .digest("hex");
        return [path.relative(dist, file), hash];
      }),
    ),
  );
}

/** Builds the site in two folders, the second without cached pictures, and returns the number of files and the names of those that differ. */
export async function compareBuilds(): Promise<{ files: number; different: string[] }> {
  const builds = [];
  // the second build may end on another day than the first
  const seconds = process.env["SOURCE_DATE_EPOCH"] ?? String(Math.floor(Date.now() / 1000));
  for (const pictures of ["cached", "encoded"] as const) {
    const { dist, remove } = await growSite(0, { settings: { SOURCE_DATE_EPOCH: seconds }, pictures });
    builds.push(await hashes(dist));
    await remove();
  }
  const [first, second] = builds;
  if (!first || !second) throw new Error("Two builds are needed.");
  const names = new Set([...first.keys(), ...second.keys()]);
  return { files: names.size, different: [...names].filter((name) => first.get(name) !== second.get(name)) };
}
