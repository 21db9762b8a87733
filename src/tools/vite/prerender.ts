import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, Plugin, ViteBuilder } from "vite";
import { markdownPath } from "#lib/navigation/canonical-path.ts";
import { mailKeys, mailOrigin, type PolicySources } from "#tools/server/headers.ts";
import { formOf, formsFile, type FormRules } from "#tools/server/message-form.ts";
import { integrityOf } from "#tools/shared/code-hash.ts";
import { replaceFile } from "#tools/shared/replace-file.ts";
import { buildFolder } from "#tools/shared/run.ts";
import { compress } from "#tools/site/compress.ts";
import type { FeedChannel } from "#tools/site/feed.ts";
import { bundledPackages } from "#tools/site/licenses.ts";
import { mainOf, markdownWriter, type PageGroup } from "#tools/site/markdown.ts";
import { addMetaPolicy, addStructuredData, checkPage, fillPage, pageFile } from "#tools/site/page-html.ts";
import { writeSiteFiles, type CompanyFacts } from "#tools/site/site-files.ts";
import { writeSocialCards, type SocialCard } from "#tools/site/social-card.ts";
import type { DerivedContentPlugin, ModuleValues } from "#tools/vite/derived-content.ts";
import { inlineTemplate, type InlinedTemplate } from "#tools/vite/inline-template.ts";
import { loadSiteAddress } from "#tools/vite/site-url.ts";

interface PrerenderOptions {
  /** The path of the server entry, relative to the repository's root. */
  entry: string;
  /** The plugin that takes the values of the server entry's `derivedModules`. */
  derived: DerivedContentPlugin;
}

interface PageDescription {
  /** The link preview. */
  card: SocialCard;
  /** The structured data. */
  data: object | undefined;
  /** Whether the path is that of the main layout, whether search engines list it, and the day of its last change. */
  isMain: boolean;
  isListed: boolean;
  updatedAt: string | undefined;
}

/** The exports of the server entry. */
interface ServerEntry {
  prerenderPaths: string[];
  notFoundPath: string;
  /** The feed of the blog. */
  channel: FeedChannel;
  /** The pages of `llms.txt`. */
  pageGroups: readonly PageGroup[];
  /** The modules of `src/content/derived`. */
  derivedModules: ModuleValues;
  /** The data that pages load, by file. */
  dataFiles: Record<string, object>;
  /** The company. */
  site: CompanyFacts;
  /** What a server that takes messages needs to know. */
  formRules: Pick<FormRules, "sentPath" | "email" | "parts">;
  describePage: (url: string, address: (path: string) => string) => PageDescription;
  /** `files` are the source modules of the route's lazily loaded chunks, and files of `data/`. */
  render: (url: string) => Promise<{ html: string; files: string[] }>;
}

/** The licenses of the bundled packages, as Vite writes them. */
const licensesFile = ".vite/licenses.json";

/** The records that pages load as data; those of a first page are in its derived list. */
const isRecord = /\/src\/content\/(?:post|project|product)\/[^/]+\.ts$/;

const serverFolder = path.join(buildFolder, "ssr");

/**
 * Makes one `vite build` produce the client, the server entry, an HTML page for every path, the data that pages load, the
 * sitemap, the feed, the header rules and the compressed copies.
 */
export function prerender({ entry, derived }: PrerenderOptions): Plugin {
  let base = "/";
  return {
    name: "korvane:prerender",
    apply: "build",
    configResolved: (config) => {
      base = config.base;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      for (const chunk of Object.values(bundle)) {
        const record = chunk.type === "chunk" && chunk.moduleIds.find((id) => isRecord.test(id));
        if (record)
          this.error(
            `${chunk.fileName} contains ${record}: take lists from the modules of src/content/derived, and what a page shows from src/content/load-data.ts.`,
          );
      }
    },
    transformIndexHtml: {
      order: "post",
      handler: () => [{ tag: "link", attrs: { rel: "manifest", href: `${base}site.webmanifest` }, injectTo: "head" }],
    },
    config: () => ({
      // read by src/content/load-data.ts; Storybook, which has no such files, leaves this plugin out
      define: { "import.meta.env.VITE_DATA_FILES": "true" },
      build: { manifest: true, license: { fileName: licensesFile } },
      environments: {
        ssr: {
          build: {
            outDir: serverFolder,
            license: false,
            copyPublicDir: false,
            emitAssets: false,
            // an error in a record names its line
            sourcemap: true,
            rolldownOptions: {
              input: { entry },
              // The server entry imports all records to check them; only the client loads them per page.
              checks: { ineffectiveDynamicImport: false },
              output: {
                entryFileNames: "[name].mjs",
                chunkFileNames: "[name]-[hash].mjs",
                sourcemapExcludeSources: true,
              },
            },
          },
        },
      },
      builder: { buildApp: (builder) => buildSite(builder, derived) },
    }),
  };
}

async function buildSite(builder: ViteBuilder, derived: DerivedContentPlugin): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error("The prerender step needs Vite's client and ssr environments.");
  await builder.build(ssr);
  process.setSourceMapsEnabled(true);
  // a new query for each build, because Node caches modules by URL
  const module = `${pathToFileURL(path.join(serverFolder, "entry.mjs")).href}?${Date.now()}`;
  const server: ServerEntry = await import(module);
  derived.api.provide(server.derivedModules);
  await builder.build(client);

  const dist = path.resolve(builder.config.root, client.config.build.outDir);
  const { root, base, mode, env } = builder.config;
  const site = loadSiteAddress(mode, root).address;
  const { template, code: inlined } = await inlineTemplate(dist);
  const keys = mailKeys(env);
  const code = { ...inlined, origins: keys ? [mailOrigin] : [] };
  const packages = await bundledPackages(root, path.join(dist, licensesFile));
  const { listed, cards, forms } = await writePages(dist, { template, code, server, site, base });
  for (const [name, data] of Object.entries(server.dataFiles))
    await replaceFile(path.join(dist, name), JSON.stringify(data));
  await replaceFile(path.join(dist, formsFile), JSON.stringify({ ...server.formRules, pages: forms, keys }));
  await writeSocialCards(dist, [...cards.values()]);
  await writeSiteFiles(dist, { base, address: site, listed, server, code, packages });
  await compress(dist);
}

interface PageOptions extends InlinedTemplate {
  code: PolicySources;
  server: ServerEntry;
  /** The address of the deployed site, and its path. */
  site: string;
  base: string;
}

/**
 * Writes the page of every path. Returns the days on which the pages that search engines list changed, as far as known, by
 * path, the link previews by file, and the forms by path.
 */
async function writePages(dist: string, { template, code, server, site, base }: PageOptions) {
  const { prerenderPaths, notFoundPath, render, describePage } = server;
  const manifest: Manifest = JSON.parse(await readFile(path.join(dist, ".vite/manifest.json"), "utf8"));
  const integrity = integrityOf(dist);
  const toMarkdown = markdownWriter(site);
  const listed = new Map<string, string | undefined>();
  const cards = new Map<string, SocialCard>();
  const forms: FormRules["pages"] = {};
  for (const url of new Set([...prerenderPaths, notFoundPath])) {
    const { html, files } = await render(url);
    const page = fillPage(template, html, files, { manifest, base, integrity });
    checkPage(url, page, code);
    const file = path.join(dist, pageFile(url));
    await mkdir(path.dirname(file), { recursive: true });
    const { card, data, isMain, isListed, updatedAt } = describePage(url, (place) => site + place);
    cards.set(card.file, card);
    await writeFile(file, addMetaPolicy(addStructuredData(page, data), code));
    if (isMain) await writeFile(path.join(dist, markdownPath(url)), toMarkdown(mainOf(page)));
    if (isListed) listed.set(url, updatedAt);
    forms[url] = formOf(page);
  }
  await rm(path.join(dist, ".vite"), { recursive: true });
  return { listed, cards, forms };
}
