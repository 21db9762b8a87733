import { readFile } from "node:fs/promises";
import path from "node:path";
import send from "send";
import { needsStorybook } from "#tools/cli/build-fingerprint.ts";
import { listen } from "#tools/server/listen.ts";
import { root, run } from "#tools/shared/run.ts";

/** The static Storybook that the checks open: that of `npm run storybook -- build`. */
const folder = path.join(root, "storybook-static");

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
  if (!(await needsStorybook(root))) return;
  console.error("Building Storybook…");
  const { ok, output } = await run(["src/tools/cli/build-storybook.ts"]);
  if (!ok) throw new Error(output);
}

/** The stories of a static Storybook that `npm test` runs; one without the tag `test` is broken on purpose. */
export async function listStories(built = folder): Promise<StoryEntry[]> {
  const index: { entries: Record<string, StoryEntry & { type: string }> } = JSON.parse(
    await readFile(path.join(built, "index.json"), "utf8"),
  );
  return Object.values(index.entries).filter(({ type, tags }) => type === "story" && tags.includes("test"));
}

/** Serves a static Storybook on a free port; the names of its assets contain their hashes, so they are asked for once. */
export function serveStorybook(built = folder): Promise<{ port: number; close: () => void }> {
  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const maxAge = pathname.startsWith("/assets/") ? "1y" : 0;
    send(request, pathname, { root: built, index: "index.html", maxAge }).pipe(response);
  }, 0);
}
