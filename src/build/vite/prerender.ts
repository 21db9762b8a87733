import { readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, Plugin, ViteBuilder } from "vite";
import { headersFile, type InlineCode } from "#build/server/headers.ts";
import { checkChunks } from "#build/site/chunk-cycles.ts";
import { compress } from "#build/site/compress.ts";
import { feed, type FeedChannel } from "#build/site/feed.ts";
import { inlineCode, type InlinedTemplate } from "#build/site/inline-code.ts";
import { checkPage, fillPage, pageFile } from "#build/site/page-html.ts";
import { siteUrl } from "#build/site/site-url.ts";
import { isListed, robots, sitemap } from "#build/site/sitemap.ts";
import { startScriptText } from "#build/vite/start-script.ts";
import { themeScriptText } from "#build/vite/theme-script.ts";

interface PrerenderOptions {
  /** The path of the server entry, relative to the repository's root. */
  entry: string;
}

/** The exports of the server entry. */
interface ServerEntry {
  prerenderPaths: string[];
  notFoundPath: string;
  /** The feed of the blog. */
  channel: FeedChannel;
  /** `files` are the source modules of the route's lazily loaded chunks. */
  render: (url: string) => Promise<{ html: string; files: string[] }>;
}

const serverFolder = "node_modules/.cache/korvane/ssr";

/**
 * Makes one `vite build` produce the client, the server entry, an HTML page for every path, the sitemap, the feed, the
 * header rules and the compressed copies.
 */
export function prerender({ entry }: PrerenderOptions): Plugin {
  return {
    name: "korvane:prerender",
    apply: "build",
    config: () => ({
      build: { manifest: true },
      environments: {
        ssr: {
          build: {
            outDir: serverFolder,
            copyPublicDir: false,
            emitAssets: false,
            rolldownOptions: {
              input: { entry },
              // The server entry imports all records to check them; only the client loads them per page.
              checks: { ineffectiveDynamicImport: false },
              output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
            },
          },
        },
      },
      builder: { buildApp: buildSite },
    }),
  };
}

async function buildSite(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error("The prerender step needs Vite's client and ssr environments.");
  await builder.build(client);
  await builder.build(ssr);
  const dist = path.resolve(builder.config.root, client.config.build.outDir);
  // a new query for each build, because Node caches modules by URL
  const module = `${pathToFileURL(path.resolve(builder.config.root, serverFolder, "entry.mjs")).href}?${Date.now()}`;
  const server: ServerEntry = await import(module);

  const site = siteUrl(builder.config.env["VITE_SITE_URL"]);
  const { template, code } = await inlineTemplate(dist);
  const listed = await writePages(dist, template, code, server, site);
  await writeFile(path.join(dist, "sitemap.xml"), sitemap(site, listed));
  await writeFile(path.join(dist, "rss.xml"), feed(site, server.channel));
  await writeFile(path.join(dist, "robots.txt"), robots(site));
  await writeFile(path.join(dist, "_headers"), headersFile(code));
  await compress(dist);
}

/** Moves the built style sheet and the scripts into the template. */
async function inlineTemplate(dist: string): Promise<InlinedTemplate> {
  const page = await readFile(path.join(dist, "index.html"), "utf8");
  const assets: string[] = [];
  const readAsset = (name: string) => {
    const file = path.join(dist, "assets", name);
    assets.push(file);
    return readFileSync(file, "utf8");
  };
  const [themeScript, startScript] = await Promise.all([themeScriptText(), startScriptText()]);
  const inlined = inlineCode(page, { readAsset, themeScript, startScript });
  await Promise.all(assets.map((file) => rm(file)));
  return inlined;
}

/** Writes the page of every path, and returns the paths that search engines list. */
async function writePages(
  dist: string,
  template: string,
  code: InlineCode,
  { prerenderPaths, notFoundPath, render }: ServerEntry,
  site: string,
): Promise<string[]> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(dist, ".vite/manifest.json"), "utf8"));
  checkChunks(manifest);
  const listed: string[] = [];
  for (const url of new Set([...prerenderPaths, notFoundPath])) {
    const { html, files } = await render(url);
    const page = fillPage(template, html, files, manifest);
    checkPage(url, page, code);
    const file = path.join(dist, pageFile(url));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, page);
    if (isListed(site, url, page)) listed.push(url);
  }
  await rm(path.join(dist, ".vite"), { recursive: true });
  return listed;
}
