import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";

/** The files and folders that a build reads. */
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

/** The files and folders that a build of Storybook reads in addition. */
export const storybookInputs: readonly string[] = [".storybook", "stories", "README.md", "CONTRIBUTING.md"];

/** The last file of a build, so an interrupted build has none. */
const fingerprintFile = ".korvane-build";

/**
 * One hash of the inputs of a build: names, sizes and modification times of all files, and the `VITE_` variables. Unlike
 * the latest modification time it also changes with a deleted or restored file. `moreInputs` are further files and folders.
 */
export async function fingerprint(root: string, moreInputs: readonly string[] = []): Promise<string> {
  const names = [...inputs, ...settings, ...moreInputs];
  const files = await Promise.all(names.map((name) => describe(path.join(root, name))));
  const variables = Object.keys(process.env)
    .filter((name) => name.startsWith("VITE_"))
    .map((name) => `${name}=${process.env[name]}`);
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

/** True if `dist` is missing or was built from other inputs. */
export function needsBuild(root: string): Promise<boolean> {
  return isOutdated(root, "dist");
}

/** The state of `storybook-static`. */
export async function storybookState(root: string): Promise<"missing" | "outdated" | "current"> {
  if (!existsSync(path.join(root, "storybook-static", fingerprintFile))) return "missing";
  return (await isOutdated(root, "storybook-static", storybookInputs)) ? "outdated" : "current";
}

async function isOutdated(root: string, folder: string, additional?: readonly string[]): Promise<boolean> {
  const built = await readFile(path.join(root, folder, fingerprintFile), "utf8").catch(() => "");
  return built !== (await fingerprint(root, additional));
}

/** Writes the fingerprint of the inputs into a build. */
export async function saveFingerprint(dist: string, value: string): Promise<void> {
  await writeFile(path.join(dist, fingerprintFile), value);
}
