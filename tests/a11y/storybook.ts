import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import send from "send";
import { needsStorybook } from "#tools/cli/build-fingerprint.ts";
import { listen } from "#tools/server/listen.ts";
import { siteHandler } from "#tools/server/serve.ts";
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
function serveStorybook(built: string): Promise<{ port: number; close: () => void }> {
  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const maxAge = pathname.startsWith("/assets/") ? "1y" : 0;
    send(request, pathname, { root: built, index: "index.html", maxAge }).pipe(response);
  }, 0);
}

/** Serves a built site and a static Storybook, by default those that the checks open. */
export async function serveAll(built: { site?: string | undefined; storybook?: string | undefined } = {}) {
  const mail = await mkdtemp(path.join(tmpdir(), "korvane-mail-"));
  const site = await listen(siteHandler({ dist: built.site ?? path.join(root, "dist"), mail }), 0);
  const storybook = await serveStorybook(built.storybook ?? folder);
  return {
    origins: { site: `http://localhost:${site.port}`, storybook: `http://localhost:${storybook.port}` },
    close: () => {
      site.close();
      storybook.close();
    },
  };
}
