import { escapeXml } from "#tools/shared/escape-xml.ts";

/**
 * The sitemap of the pages that search engines list, with the day of each page's last change where it is known.
 *
 * @throws Error without pages, because every site has one
 */
export function sitemap(site: string, pages: ReadonlyMap<string, string | undefined>): string {
  if (pages.size === 0) throw new Error(`The sitemap is empty: no page names its address at ${site} as canonical.`);
  const entries = [...pages].map(
    ([path, day]) =>
      `<url><loc>${escapeXml(new URL(site + path).href)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

/** Allows all crawlers and names the sitemap. */
export function robots(site: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${site}/sitemap.xml\n`;
}
