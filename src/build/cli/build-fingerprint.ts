import { createHash } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";

/** Everything that a build reads. */
const inputs = [
  "src",
  "tokens",
  "public",
  "index.html",
  "vite.config.ts",
  "tailwind.config.ts",
  "package.json",
  "package-lock.json",
];
const settings = [".env", ".env.local", ".env.production", ".env.production.local"];

/** Written last into a build, so a build that broke off has none. */
const stampFile = ".korvane-build";

/**
 * One hash for what a build is made from: names, sizes and times of all its files, and the settings of the environment.
 * Unlike the newest time alone it notices a file that went away or came back older.
 */
export async function fingerprint(root: string): Promise<string> {
  const files = await Promise.all([...inputs, ...settings].map((name) => describe(path.join(root, name))));
  const names = Object.keys(process.env).filter((name) => name.startsWith("VITE_"));
  const variables = names.map((name) => `${name}=${process.env[name]}`);
  return createHash("sha256")
    .update(JSON.stringify([files, variables]))
    .digest("hex");
}

async function describe(place: string): Promise<string[]> {
  const entry = await stat(place).catch(() => undefined);
  if (!entry) return [];
  if (entry.isFile()) return [`${place} ${entry.size} ${entry.mtimeMs}`];
  const names = await readdir(place);
  const lists = await Promise.all(names.toSorted().map((name) => describe(path.join(place, name))));
  return lists.flat();
}

/** Says whether `dist` was built from something else than what is there now. */
export async function isStale(root: string): Promise<boolean> {
  const built = await readFile(path.join(root, "dist", stampFile), "utf8").catch(() => "");
  return built !== (await fingerprint(root));
}

/** Marks a build as made from what `print` stands for. */
export async function stamp(dist: string, print: string): Promise<void> {
  await writeFile(path.join(dist, stampFile), print);
}
