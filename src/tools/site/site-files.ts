import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { caddyConfig } from "#tools/server/caddy-config.ts";
import { hostRules, type PolicySources } from "#tools/server/headers.ts";
import { headersFile, hostFolder, nginxConfig, vercelConfig } from "#tools/server/host-config.ts";
import { buildFolder } from "#tools/shared/run.ts";
import { feed, type FeedChannel } from "#tools/site/feed.ts";
import { buildDay, type PageDates, updateDates, writeDates } from "#tools/site/page-dates.ts";
import { licenseList, sbom, type BundledPackage } from "#tools/site/sbom.ts";
import { securityTxt } from "#tools/site/security-txt.ts";
import { robots, sitemap } from "#tools/site/sitemap.ts";
import { webManifest } from "#tools/site/web-manifest.ts";

/** The recorded dates of the pages, relative to the repository's root. */
export const datesFile = "src/content/page-dates.json";

/** The dates after this build, which `npm run build -- --record-dates` copies into the sources. */
export const builtDatesFile = path.join(buildFolder, "page-dates.json");

/** What the files say about the company. */
export interface CompanyFacts {
  name: string;
  blurb: string;
  email: string;
}

interface SiteFiles {
  root: string;
  /** The address of the deployed site, without a slash at its end. */
  address: string;
  /** The hashes of the texts of the pages that search engines list, by path. */
  listed: ReadonlyMap<string, string>;
  server: { channel: FeedChannel; site: CompanyFacts };
  /** The scripts and styles inside the pages, and the origins that they send to. */
  code: PolicySources;
  /** The path of the site, with a slash at both ends. */
  base: string;
  /** The packages in the site. */
  packages: readonly BundledPackage[];
}

/** Writes the files beside the pages: sitemap, feed, web manifest, robots.txt, security.txt, licenses, configuration of hosts. */
export async function writeSiteFiles(
  dist: string,
  { root, address, listed, server, code, base, packages }: SiteFiles,
): Promise<void> {
  const day = buildDay();
  const recorded: PageDates = JSON.parse(await readFile(path.join(root, datesFile), "utf8"));
  const dates = updateDates(recorded, listed, day);
  await mkdir(path.dirname(builtDatesFile), { recursive: true });
  await writeFile(builtDatesFile, writeDates(dates));
  const days = new Map(Object.entries(dates).map(([page, [, changed]]) => [page, changed]));
  const readJson = async (name: string) => JSON.parse(await readFile(path.join(root, name), "utf8"));
  const [own, lock] = await Promise.all([readJson("package.json"), readJson("package-lock.json")]);
  const rules = hostRules(code, base);
  const files = {
    "sitemap.xml": sitemap(address, days),
    "rss.xml": feed(address, server.channel),
    "robots.txt": robots(address),
    "site.webmanifest": webManifest(server.site),
    ".well-known/security.txt": securityTxt({ email: server.site.email, site: address, day }),
    _headers: headersFile(rules),
    "licenses.txt": licenseList(packages),
    "sbom.cdx.json": sbom(own, packages, lock.packages),
    "vercel.json": vercelConfig(rules),
    [`${hostFolder}/rules.json`]: JSON.stringify(rules),
    [`${hostFolder}/nginx.conf`]: nginxConfig(rules),
    [`${hostFolder}/Caddyfile`]: caddyConfig(rules),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dist, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
