import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { importersFrom, readImportGraph } from "#tools/shared/import-graph.ts";
import { pageFile } from "#tools/site/page-html.ts";
import { readUsage } from "#tools/tokens/usage.ts";
import type { Subject } from "../a11y/model.ts";
import { listStories } from "../a11y/storybook.ts";
import { pageSubjects, storySubjects } from "../a11y/subjects.ts";
import { pagesIn } from "../site-pages.ts";
import type { TokenEdits } from "./token-edits.ts";
import type { Tree } from "./trees.ts";

/** Files of the tools, which any subject may depend on, and those that style all of them. */
const isTool = (file: string) =>
  /^(?:\.storybook\/|package-lock\.json$|vite\.config\.ts$|src\/tools\/(?:vite|tokens)\/)/.test(file);
const isStyle = (file: string) =>
  /^(?:tailwind\.config\.ts$|src\/(?:(?:app|ui)\/.*\.css|assets\/.*\.(?:svg|ttf))$)/.test(file);

/** What a page of a built site shows without scripts, and its modules, after which their chunks are named. */
function readPage(site: string, id: string): { html: string; files: string[] } {
  const text = readFileSync(path.join(site, pageFile(id)), "utf8");
  const chunks = text.matchAll(/\/assets\/([\w-]+)-[\w-]{8}\.js/g);
  const html = text.replaceAll(/<(style|script|template)[^]*?<\/\1>|<(?:link|meta)[^>]*>/g, "");
  return { html, files: Array.from(chunks, ([, chunk]) => `src/pages/${chunk}.tsx`) };
}

/** The stories and pages of a tree. */
export async function listSubjects({ storybook, site }: Tree): Promise<Subject[]> {
  const stories = storybook ? storySubjects(await listStories(storybook)) : [];
  return site ? [...stories, ...pageSubjects(pagesIn(site))] : stories;
}

/** The changed files that a subject depends on, and whether it uses a token that changed. */
export interface Reasons {
  files: string[];
  usesTokens: boolean;
}

/** Returns a function for the reasons why a subject may look different; they are undefined if it cannot. */
export async function readReasons(trees: readonly Tree[], changed: readonly string[], { affected }: TokenEdits) {
  const root = trees.at(-1)?.folder ?? "";
  const pattern = ["{src,stories}/**/*.{ts,tsx}", "tests/a11y/*.ts"];
  const graphsOf = (includesDynamic: boolean) =>
    trees.map(({ folder }) => readImportGraph(folder, { pattern, includesDynamic }));
  const sites = trees.flatMap(({ site }) => site ?? []);
  // what a page loads later is in its HTML, or shows after an interaction
  const graphs = { story: graphsOf(true), page: sites.length > 0 ? graphsOf(false) : [] };

  const usage = affected.size > 0 ? await readUsage(root, [...affected]) : { tokens: {}, files: [] };
  const uses = Object.values(usage.tokens).flat();
  const users = new Set(uses.flatMap(({ files }) => files.map((at) => usage.files[at]?.path ?? "")));
  const classes = new Set(uses.map(({ name }) => name));
  const isUser = (file: string) => {
    if (!file.startsWith("stories/")) return users.has(file);
    const text = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), "utf8") : "";
    return text.includes("virtual:token-catalog") || text.split(/[\s"'`]+/).some((word) => classes.has(word));
  };

  return ({ kind, id, group }: Subject): Reasons | undefined => {
    const isPage = kind === "page";
    const own = isPage ? sites.map((site) => readPage(site, id)) : [];
    const modules = ["src/app/shell.tsx", ...own.flatMap((page) => page.files)];
    const starts = isPage ? modules : [`stories/${group}.stories.tsx`];
    const graphsOfKind = graphs[isPage ? "page" : "story"];
    const imported = graphsOfKind.flatMap((graph) => starts.flatMap((file) => [...importersFrom(graph, file).keys()]));
    const files = new Set(imported);
    const isOwn = (file: string) => files.has(file) || isStyle(file) || (isPage && file.startsWith("src/app/"));
    const changedOwn = changed.filter((file) => isOwn(file) && !file.startsWith("tokens/"));
    const reasons = {
      files: changedOwn.length > 0 ? changedOwn : changed.filter(isTool),
      usesTokens: affected.size > 0 && [...files, ...[...users].filter(isStyle)].some(isUser),
    };
    return reasons.files.length > 0 || reasons.usesTokens || own[0]?.html !== own[1]?.html ? reasons : undefined;
  };
}
