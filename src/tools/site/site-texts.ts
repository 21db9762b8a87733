import { escapeXml } from "#tools/shared/escape-xml.ts";
import { color } from "#tools/site/card-style.ts";

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

/** The text of `/.well-known/security.txt` (RFC 9116), valid until the first day of the twelfth month after the build. */
export function securityTxt({ email, site, day }: Record<"email" | "site" | "day", string>): string {
  const built = new Date(day);
  const expires = new Date(Date.UTC(built.getUTCFullYear() + 1, built.getUTCMonth(), 1));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${site}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** The web manifest; its paths are relative, so that it also serves a site below a path. */
export function webManifest({ name, blurb }: { name: string; blurb: string }): string {
  const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
    src,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    name,
    short_name: name,
    description: blurb,
    lang: "en",
    start_url: "./",
    scope: "./",
    display: "minimal-ui",
    background_color: color.paper,
    theme_color: color.ink,
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("icon-maskable-512.png", 512, "maskable"),
    ],
  });
}
