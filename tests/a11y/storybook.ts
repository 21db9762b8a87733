import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import send from "send";
import { fingerprint } from "#build/cli/build-fingerprint.ts";
import { cacheFolder, root, run } from "#build/cli/run.ts";
import { listen } from "#build/server/listen.ts";

/** The static Storybook that the checks open. */
const folder = path.join(cacheFolder, "storybook");

/** The file with the fingerprint of what Storybook was built from. */
const stamp = path.join(folder, ".korvane-build");

/** A story of the static Storybook. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  /** The story file, such as `./stories/ui/button.stories.tsx`. */
  importPath: string;
  tags: readonly string[];
}

/**
 * Builds the static Storybook if its sources changed.
 *
 * @throws Error with the output of a failed build
 */
export async function buildStorybook(): Promise<void> {
  const inputs = await fingerprint(root, ["stories", ".storybook"]);
  if ((await readFile(stamp, "utf8").catch(() => "")) === inputs) return;
  console.error("Building Storybook…");
  await rm(folder, { recursive: true, force: true });
  const storybook = path.join(root, "node_modules/storybook/dist/bin/dispatcher.js");
  const result = await run([storybook, "build", "-o", folder, "--quiet", "--disable-telemetry"], {
    env: { NODE_ENV: "production" },
  });
  if (!result.ok) throw new Error(`Storybook could not be built:\n${result.output}`);
  await writeFile(stamp, inputs);
}

/** The stories that `npm test` runs; a story without the tag `test` is broken on purpose. */
export async function listStories(): Promise<StoryEntry[]> {
  const index: { entries: Record<string, StoryEntry & { type: string }> } = JSON.parse(
    await readFile(path.join(folder, "index.json"), "utf8"),
  );
  return Object.values(index.entries).filter(({ type, tags }) => type === "story" && tags.includes("test"));
}

/** Serves the static Storybook on a free port. */
export function serveStorybook(): Promise<{ port: number; close: () => void }> {
  return listen((request, response) => {
    send(request, new URL(request.url ?? "/", "http://localhost").pathname, { root: folder, index: "index.html" }).pipe(
      response,
    );
  }, 0);
}
