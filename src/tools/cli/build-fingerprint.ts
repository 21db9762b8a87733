import { hash } from "node:crypto";
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
export const storybookInputs = [".storybook", "stories", "README.md", "CONTRIBUTING.md", "RELEASES.md"];

/** The last file of a build, so an interrupted build has none. */
const fingerprintFile = ".korvane-build";

/** The variables that change a build, beside those of Vite. */
const variables = /^(?:VITE_.*|BASE_PATH|META_POLICY|SOURCE_DATE_EPOCH)$/;

/**
 * One hash of the inputs of a build: the names and contents of all files, and the variables. It is the same in every folder
 * and on every machine, so that two builds are byte-equal. `moreInputs` are further files and folders.
 */
export async function fingerprint(root: string, moreInputs: readonly string[] = []): Promise<string> {
  const names = [...inputs, ...settings, ...moreInputs];
  const files = await Promise.all(names.map((name) => describe(root, name)));
  const set = Object.keys(process.env).filter((name) => variables.test(name));
  const settled = set.toSorted().map((name) => `${name}=${process.env[name]}`);
  return hash("sha256", JSON.stringify([files, settled]));
}

async function describe(root: string, name: string): Promise<string[]> {
  const place = path.join(root, name);
  const entry = await stat(place).catch(() => undefined);
  if (!entry) return [];
  if (entry.isFile()) return [`${name} ${hash("sha256", await readFile(place))}`];
  const names = await readdir(place);
  const lists = await Promise.all(names.toSorted().map((child) => describe(root, `${name}/${child}`)));
  return lists.flat();
}

async function isOutdated(root: string, folder: string, moreInputs?: readonly string[]): Promise<boolean> {
  const built = await readFile(path.join(root, folder, fingerprintFile), "utf8").catch(() => "");
  return built !== (await fingerprint(root, moreInputs));
}

/** True if `dist` is missing or was built from other inputs. */
export const needsBuild = (root: string): Promise<boolean> => isOutdated(root, "dist");

/** True if `storybook-static` is missing or was built from other inputs. */
export const needsStorybook = (root: string): Promise<boolean> => isOutdated(root, "storybook-static", storybookInputs);

/** Writes the fingerprint of the inputs into a build. */
export async function saveFingerprint(dist: string, value: string): Promise<void> {
  await writeFile(path.join(dist, fingerprintFile), value);
}
