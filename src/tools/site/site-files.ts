import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { hostRules, type PolicySources } from "#tools/server/headers.ts";
import { headersFile, hostFolder, nginxConfig, vercelConfig } from "#tools/server/host-config.ts";
import { buildDay } from "#tools/site/build-day.ts";
import { feed, type FeedChannel } from "#tools/site/feed.ts";
import { licenseList, type BundledPackage } from "#tools/site/licenses.ts";
import { llmsText, type PageGroup } from "#tools/site/markdown.ts";
import { robots, securityTxt, sitemap, webManifest } from "#tools/site/site-texts.ts";

/** What the files say about the company. */
export interface CompanyFacts {
  name: string;
  blurb: string;
  disclaimer: string;
  email: string;
}

interface SiteFiles {
  /** The address of the deployed site, without a slash at its end. */
  address: string;
  /** The days on which the pages that search engines list changed, as far as known, by path. */
  listed: ReadonlyMap<string, string | undefined>;
  server: { channel: FeedChannel; site: CompanyFacts; pageGroups: readonly PageGroup[] };
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
  { address, listed, server, code, base, packages }: SiteFiles,
): Promise<void> {
  const rules = hostRules(code, base);
  const files = {
    "sitemap.xml": sitemap(address, listed),
    "rss.xml": feed(address, server.channel),
    "llms.txt": llmsText(address, server.site, server.pageGroups),
    "robots.txt": robots(address),
    "site.webmanifest": webManifest(server.site),
    ".well-known/security.txt": securityTxt({ email: server.site.email, site: address, day: buildDay() }),
    _headers: headersFile(rules),
    "licenses.txt": licenseList(packages),
    "vercel.json": vercelConfig(rules),
    [`${hostFolder}/rules.json`]: JSON.stringify(rules),
    [`${hostFolder}/nginx.conf`]: nginxConfig(rules),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dist, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
